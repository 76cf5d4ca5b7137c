/** The current look of a player in town, updated live. */
import { useCallback, useSyncExternalStore } from 'react';
import { allPlayers, listenToPlayers } from '../state/people/players.ts';
import type { Customization } from '../shared/rules/slots.ts';

/** Null for players who are not in town, and while the server has not sent the look. Usernames are case-insensitive. */
export function usePlayerLook(username: string | undefined): Customization | null {
  const read = useCallback((): Customization | null => {
    if (username === undefined) return null;
    const key = username.toLowerCase();
    const player = allPlayers().find(({ user }) => user.username.toLowerCase() === key);
    return player === undefined || player.user.isLookMissing ? null : player.user.customization;
  }, [username]);
  return useSyncExternalStore(listen, read);
}

/** The version of a look that the server has not sent, because the player is out of reach; null when there is none. */
export function useNewerLook(username: string): number | null {
  const read = useCallback((): number | null => {
    const key = username.toLowerCase();
    return allPlayers().find(({ user }) => user.username.toLowerCase() === key)?.newerLook ?? null;
  }, [username]);
  return useSyncExternalStore(listen, read);
}

const listen = (changed: () => void): (() => void) =>
  listenToPlayers({ joined: changed, left: changed, updated: changed, restyled: changed, moved: () => undefined });
