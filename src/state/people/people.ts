/**
 * Queries and mutations about other players that screens share: quick profile, full profile, friends, and actions between
 * two players. Each mutation resolves to the server's reply and refetches what it changed. A heart or a block is shown at
 * once and undone when the server refuses it.
 */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { cacheEdit, defineMutation } from '../../net/mutation.ts';
import { queryClient } from '../../net/query-client.ts';
import { peopleKeys } from '../../net/query-keys.ts';
import * as profiles from '../../shared/contract/profile.ts';
import type { FullProfile, QuickProfile } from '../../shared/contract/profile.ts';
import { blockPlayer } from '../../shared/contract/blocks.ts';
import * as friends from '../../shared/contract/friends.ts';
import { setBlocked } from '../session/session.ts';

export type { FullProfile, QuickProfile };

export interface Outcome {
  success: boolean;
  message: string;
}

const nameKey = (username: string): string => username.toLowerCase();

/** Usernames are unique ignoring case. */
export const isSamePlayer = (a: string, b: string | null | undefined): boolean =>
  typeof b === 'string' && nameKey(a) === nameKey(b);

export const quickProfileQuery = (username: string) =>
  queryOptions({
    queryKey: peopleKeys.quickProfile(username),
    queryFn: ({ signal }) => call(profiles.getQuickProfile, { params: { username }, signal }),
  });

/** The server sends no event when a friend ends the friendship or leaves: an open profile polls. */
const PROFILE_REFRESH_MS = 5000;

export const profileQuery = (username: string) =>
  queryOptions({
    queryKey: peopleKeys.profile(username),
    queryFn: ({ signal }) => call(profiles.getProfile, { params: { username }, signal }),
    refetchInterval: PROFILE_REFRESH_MS,
  });

/** Size of the first page of friends, so that a long list does not delay the first screen. */
export const FIRST_FRIENDS = 200;

export const firstFriendsQuery = () =>
  queryOptions({
    queryKey: peopleKeys.firstFriends,
    queryFn: ({ signal }) => call(friends.listFriends, { query: { page: 1, limit: FIRST_FRIENDS }, signal }),
  });

/** All friends in one page. */
export const friendsQuery = () =>
  queryOptions({
    queryKey: peopleKeys.friends,
    queryFn: ({ signal }) => call(friends.listFriends, { query: {}, signal }),
  });

export const onlineFriendsQuery = () =>
  queryOptions({
    queryKey: peopleKeys.onlineFriends,
    queryFn: ({ signal }) => call(friends.listOnlineFriends, { signal }),
  });

/** Switching tabs within this time fetches nothing. */
const MUTUALS_FRESH_MS = 60_000;

export const mutualsQuery = (username: string) =>
  queryOptions({
    queryKey: peopleKeys.mutuals(username),
    queryFn: ({ signal }) => call(friends.listMutualFriends, { params: { username }, query: {}, signal }),
    staleTime: MUTUALS_FRESH_MS,
  });

/** Refetches everything about players that is on the screen. */
export function refreshPeople(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: peopleKeys.all });
}

const invalidatesPeople = () => [peopleKeys.all];

/** Sends a friend request. The pending state comes from the server. */
export const addFriend = defineMutation({
  send: (username: string): Promise<Outcome> => call(friends.addFriend, { params: { username } }),
  invalidates: invalidatesPeople,
});

export const removeFriend = defineMutation({
  send: (username: string): Promise<Outcome> => call(friends.removeFriend, { params: { username } }),
  invalidates: invalidatesPeople,
});

/** Gives the player's heart to another player, or takes it back. */
export const setMatch = defineMutation({
  send: (username: string, isOn: boolean): Promise<Outcome> =>
    call(profiles.matchPlayer, { params: { username, on: isOn ? '1' : '0' } }),
  optimistic: (username, isMatch) => [
    cacheEdit<FullProfile>(peopleKeys.profile(username), (profile) => ({ ...profile, isMatch })),
  ],
  invalidates: invalidatesPeople,
});

/** Blocks or unblocks. The session's list of blocked players changes after the server accepted it. */
export const setBlock = defineMutation({
  send: (username: string, isOn: boolean): Promise<Outcome> =>
    call(blockPlayer, { params: { username, on: isOn ? '1' : '0' } }),
  optimistic: (username, isBlocked) => [
    cacheEdit<FullProfile>(peopleKeys.profile(username), (profile) => ({ ...profile, isBlocked })),
    cacheEdit<QuickProfile>(peopleKeys.quickProfile(username), (profile) => ({ ...profile, isBlocked })),
  ],
  onSuccess: (_, username, isBlocked) => setBlocked(username, isBlocked),
  invalidates: invalidatesPeople,
});
