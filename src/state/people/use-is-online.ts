/** Whether a player is in the town: seen by this player, or a friend in the list of online friends. */
import { isSamePlayer } from './people.ts';
import { useFriendsInTown } from './use-friends-in-town.ts';
import { usePlayers } from './use-players.ts';

export function useIsOnline(username: string): boolean {
  const { data: friends = [] } = useFriendsInTown();
  const isSeen = usePlayers().some(({ user }) => isSamePlayer(user.username, username));
  return isSeen || friends.some((friend) => isSamePlayer(friend.username, username));
}
