/**
 * The quick actions of a player: a popover beside the clicked name or avatar, on narrow windows a drawer.
 * `src/state/people/quick-actions.ts` owns player and position.
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
/** Above every dialog from which it may be opened. */
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

/** An accepted request or a returned heart is shown at once, by a refetch on each notification. */
function keepRelationsFresh(): () => void {
  const refresh = (): void => void refreshPeople();
  const unsubscribers = [onNotification('friend', refresh), onNotification('match', refresh)];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
