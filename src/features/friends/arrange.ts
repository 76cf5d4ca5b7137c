/** Filters and orders the friends. */
import type { FriendEntry } from '../../shared/contract/friends.ts';

export interface ShownFriend extends FriendEntry {
  isOnline: boolean;
}

export interface Arrangement {
  online: readonly { username: string }[];
  /** Part of a name, in any case. Empty shows all. */
  search: string;
  isOnlineFirst: boolean;
}

/** Online friends first. Keeps the order of the list within both groups. */
export function arrangeFriends(friends: readonly FriendEntry[], arrangement: Arrangement): ShownFriend[] {
  const online = new Set(arrangement.online.map(({ username }) => username.toLowerCase()));
  const term = arrangement.search.trim().toLowerCase();
  const shown = friends
    .filter(({ username }) => username.toLowerCase().includes(term))
    .map((friend) => ({ ...friend, isOnline: online.has(friend.username.toLowerCase()) }));
  if (!arrangement.isOnlineFirst) return shown;
  return [...shown.filter(({ isOnline }) => isOnline), ...shown.filter(({ isOnline }) => !isOnline)];
}
