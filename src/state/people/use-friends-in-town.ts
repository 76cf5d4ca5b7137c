/** The query of the friends in town, which polls every 5 s (specification: world, section 9) or less with pushes. */
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { pollMs, pushes } from '../session/pushes.ts';
import { onlineFriendsQuery } from './people.ts';

const REFRESH_MS = 5000;

export function useFriendsInTown() {
  // A changed period takes effect when the component renders.
  void useSnapshot(pushes).areOn;
  const periodMs = pollMs(REFRESH_MS);
  // The list is not fetched again for each part of the page that shows it: they are mounted one after the other.
  return useQuery({ ...onlineFriendsQuery(), refetchInterval: periodMs, staleTime: periodMs });
}
