/**
 * The quick actions of whoever was clicked: a popover beside the name or avatar, below 768 px a drawer. Who and where is
 * owned by `src/state/people/quick-actions.ts`.
 */
import './quick-actions.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { onNotification } from '../../state/session/notifications.ts';
import { refreshPeople } from '../../state/people/people.ts';
import { closeQuickActions, quickActions } from '../../state/people/quick-actions.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { AnchoredPopover } from '../../ui/overlays/popover.tsx';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { QuickActionsContent } from './quick-actions-content.tsx';

const WIDTH_PX = 318;
/** Over every dialog it may have been opened from. */
const DRAWER_DEPTH = 8;

export function QuickActions() {
  const { username, anchor } = useSnapshot(quickActions);
  const isNarrow = useIsNarrow();
  useEffect(keepRelationsFresh, []);
  if (username === null) return null;
  const content = <QuickActionsContent key={username} username={username} />;
  if (isNarrow) {
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

/** A request that was accepted, a heart that came back: shown where it matters without being asked for. */
function keepRelationsFresh(): () => void {
  const refresh = (): void => void refreshPeople();
  const unsubscribers = [onNotification('friend', refresh), onNotification('match', refresh)];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
