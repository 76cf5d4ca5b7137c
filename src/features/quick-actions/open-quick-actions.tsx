/** The open quick actions: a popover beside the clicked name or avatar, on narrow windows a drawer. */
import './quick-actions.css';
import { closeQuickActions } from '../../state/people/quick-actions.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { AnchoredPopover, type AnchoredPopoverProps } from '../../ui/overlays/popover.tsx';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { QuickActionsContent } from './quick-actions-content.tsx';

const WIDTH_PX = 318;
/** Above every dialog from which it may be opened. */
const DRAWER_DEPTH = 8;

export interface OpenQuickActionsProps extends Pick<AnchoredPopoverProps, 'anchor'> {
  username: string;
}

export function OpenQuickActions({ username, anchor }: OpenQuickActionsProps) {
  const content = <QuickActionsContent key={username} username={username} />;
  if (useIsNarrow()) {
    return (
      <Drawer title={username} accent="gelato" depth={DRAWER_DEPTH} onClose={closeQuickActions}>
        <div className="scroll px-3 pb-2">{content}</div>
      </Drawer>
    );
  }
  return (
    <AnchoredPopover anchor={anchor} label={username} accent="gelato" widthPx={WIDTH_PX} onClose={closeQuickActions}>
      {content}
    </AnchoredPopover>
  );
}
