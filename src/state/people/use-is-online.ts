/** Whether a player is in the town: seen by this player, or a friend in the list of online friends. */
import { useQuery } from '@tanstack/react-query';
import { isSamePlayer, onlineFriendsQuery } from './people.ts';
import { usePlayers } from './use-players.ts';

export function useIsOnline(username: string): boolean {
  const { data: friends = [] } = useQuery(onlineFriendsQuery());
  const isSeen = usePlayers().some(({ user }) => isSamePlayer(user.username, username));
  return isSeen || friends.some((friend) => isSamePlayer(friend.username, username));
}
