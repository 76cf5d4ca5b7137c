/** The quick actions of a player. `src/state/people/quick-actions.ts` owns player and position. */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { onNotification } from '../../state/session/notifications.ts';
import { refreshPeople } from '../../state/people/people.ts';
import { quickActions } from '../../state/people/quick-actions.ts';
import { OpenQuickActions } from './preload.ts';

export function QuickActions() {
  const { username, anchor } = useSnapshot(quickActions);
  useEffect(keepRelationsFresh, []);
  return username === null ? null : <OpenQuickActions username={username} anchor={anchor} />;
}

/** An accepted request or a returned heart is shown at once, by a refetch on each notification. */
function keepRelationsFresh(): () => void {
  const refresh = (): void => void refreshPeople();
  const unsubscribers = [onNotification('friend', refresh), onNotification('match', refresh)];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
