/**
 * The player's friends who are in town, and what the last fetch of them failed with.
 */
import { useEffect, useState } from 'react';
import { onNotification } from '../../state/session/notifications.ts';
import { pushes } from '../../state/session/pushes.ts';
import { useFriendsInTown } from '../../state/people/use-friends-in-town.ts';
import { showToast } from '../../ui/feedback/toast.ts';

export interface OnlineFriends {
  usernames: readonly string[];
  isLoading: boolean;
  /** Why the last fetch failed. Null after a success. */
  error: string | null;
}

const NOBODY: readonly string[] = [];

export function useOnlineFriends(): OnlineFriends {
  const { data, error, isPending, refetch } = useFriendsInTown();
  // A query without data has no error while it is fetched again.
  const [failure, setFailure] = useState<string | null>(null);
  const current = error === null && isPending ? failure : (error?.message ?? null);
  if (current !== failure) setFailure(current);
  useEffect(
    () =>
      onNotification('online', () => {
        if (!pushes.areOn) void refetch();
      }),
    [refetch],
  );
  return {
    usernames: data?.map(({ username }) => username) ?? NOBODY,
    isLoading: isPending && current === null,
    error: current,
  };
}

/** One toast for each new failure, not one every 5 s. */
export function useErrorToast(error: string | null): void {
  useEffect(() => {
    if (error !== null) showToast({ text: error, tone: 'bad', id: 'online-friends' });
  }, [error]);
}
