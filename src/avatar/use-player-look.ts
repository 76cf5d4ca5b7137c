/** The current look of a player in town, updated live. */
import { useCallback, useSyncExternalStore } from 'react';
import { allPlayers, listenToPlayerList, listenToPlayers } from '../state/people/players.ts';
import type { Customization } from '../shared/rules/slots.ts';

/** Null for players who are not in town, and while the server has not sent the look. Usernames are case-insensitive. */
export function usePlayerLook(username: string | undefined): Customization | null {
  const read = useCallback((): Customization | null => {
    if (username === undefined) return null;
    const key = username.toLowerCase();
    const player = allPlayers().find(({ user }) => user.username.toLowerCase() === key);
    return player === undefined || player.user.isLookMissing ? null : player.user.customization;
  }, [username]);
  return useSyncExternalStore(listenToPlayerList, read);
}

/** The version of a look that the server has not sent, because the player is out of reach; null when there is none. */
export function useNewerLook(username: string): number | null {
  const read = useCallback((): number | null => {
    const key = username.toLowerCase();
    return allPlayers().find(({ user }) => user.username.toLowerCase() === key)?.newerLook ?? null;
  }, [username]);
  return useSyncExternalStore(listen, read);
}

const ignore = (): void => undefined;

/** The list changes once for a packet of many looks, which a listener of single players would be called for each. */
function listen(changed: () => void): () => void {
  const stops = [
    listenToPlayerList(changed),
    listenToPlayers({ joined: ignore, left: ignore, updated: ignore, moved: ignore, restyled: changed }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
