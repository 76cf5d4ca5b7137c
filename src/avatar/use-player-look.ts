/** What somebody who is in town wears right now, following every change. */
import { useCallback, useSyncExternalStore } from 'react';
import { allPlayers, listenToPlayers } from '../state/people/players.ts';
import type { Customization } from '../shared/rules/slots.ts';

/** Null for whoever is not in town. Names are compared without regard to case. */
export function usePlayerLook(username: string | undefined): Customization | null {
  const read = useCallback((): Customization | null => {
    if (username === undefined) return null;
    const wanted = username.toLowerCase();
    for (const { user } of allPlayers()) if (user.username.toLowerCase() === wanted) return user.customization;
    return null;
  }, [username]);
  return useSyncExternalStore(listen, read);
}

const listen = (changed: () => void): (() => void) =>
  listenToPlayers({ joined: changed, left: changed, updated: changed, moved: () => undefined });
