/** The usernames of the friends in town, in lower case. The strip of online friends keeps the list up to date. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { onlineFriendsQuery } from '../../state/people/people.ts';

const NOBODY: ReadonlySet<string> = new Set();

export function useFriendNames(): ReadonlySet<string> {
  const { data } = useQuery(onlineFriendsQuery());
  return useMemo(
    () => (data === undefined ? NOBODY : new Set(data.map(({ username }) => username.toLowerCase()))),
    [data],
  );
}
