/**
 * What screens share about other players: the cached quick info, full profile and friends, and the acts between two
 * players. Each act resolves to the server's reply; what it changed is asked for again. A heart or block shows at once and
 * is taken back when the server refuses it.
 */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import * as profiles from '../../shared/contract/profile.ts';
import type { FullProfile, QuickProfile } from '../../shared/contract/profile.ts';
import { blockPlayer } from '../../shared/contract/blocks.ts';
import * as friends from '../../shared/contract/friends.ts';
import { matchPlayer } from '../../shared/contract/hearts.ts';
import { setBlocked } from '../session/session.ts';

export type { FullProfile, QuickProfile };

export interface Outcome {
  success: boolean;
  message: string;
}

const PEOPLE = 'people';
const nameKey = (username: string): string => username.toLowerCase();

/** Usernames are unique without regard to case. */
export const isSamePlayer = (a: string, b: string | null | undefined): boolean =>
  typeof b === 'string' && nameKey(a) === nameKey(b);

export const quickProfileQuery = (username: string) =>
  queryOptions({
    queryKey: [PEOPLE, 'quick', nameKey(username)],
    queryFn: ({ signal }) => call(profiles.getQuickProfile, { params: { username }, signal }),
  });

export const profileQuery = (username: string) =>
  queryOptions({
    queryKey: [PEOPLE, 'profile', nameKey(username)],
    queryFn: ({ signal }) => call(profiles.getProfile, { params: { username }, signal }),
  });

/** How many friends are asked for first, so that a long list does not keep the first screenful waiting. */
export const FIRST_FRIENDS = 200;

export const firstFriendsQuery = () =>
  queryOptions({
    queryKey: [PEOPLE, 'first-friends'],
    queryFn: ({ signal }) => call(friends.listFriends, { query: { page: 1, limit: FIRST_FRIENDS }, signal }),
  });

/** All of them. */
export const friendsQuery = () =>
  queryOptions({
    queryKey: [PEOPLE, 'friends'],
    queryFn: ({ signal }) => call(friends.listFriends, { query: {}, signal }),
  });

/** The server tells who is in town only when asked. */
const ONLINE_REFRESH_MS = 5000;

export const onlineFriendsQuery = () =>
  queryOptions({
    queryKey: [PEOPLE, 'online'],
    queryFn: ({ signal }) => call(friends.listOnlineFriends, { signal }),
    refetchInterval: ONLINE_REFRESH_MS,
  });

export const mutualsQuery = (username: string) =>
  queryOptions({
    queryKey: [PEOPLE, 'mutuals', nameKey(username)],
    queryFn: ({ signal }) => call(friends.listMutualFriends, { params: { username }, query: {}, signal }),
  });

/** Asks the server again for everything about players that is on the screen. */
export function refreshPeople(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PEOPLE] });
}

async function thenRefresh<Reply extends Outcome>(underway: Promise<Reply>): Promise<Reply> {
  try {
    return await underway;
  } finally {
    void refreshPeople();
  }
}

/** Asks a player to be one's friend; the pending state then comes from the server. */
export const addFriend = (username: string): Promise<Outcome> =>
  thenRefresh(call(friends.addFriend, { params: { username } }));

export const removeFriend = (username: string): Promise<Outcome> =>
  thenRefresh(call(friends.removeFriend, { params: { username } }));

/** Points one's heart at a player, or takes it back. */
export function setMatch(username: string, isOn: boolean): Promise<Outcome> {
  const underway = call(matchPlayer, { params: { username, on: isOn ? '1' : '0' } });
  return showAhead(username, { isMatch: isOn }, underway);
}

/** Blocks or unblocks; the local list of blocked players follows what the server did. */
export async function setBlock(username: string, isOn: boolean): Promise<Outcome> {
  const underway = call(blockPlayer, { params: { username, on: isOn ? '1' : '0' } });
  const reply = await showAhead(username, { isBlocked: isOn }, underway);
  if (reply.success) setBlocked(username, isOn);
  return reply;
}

type Shown = Partial<Pick<FullProfile, 'isMatch' | 'isBlocked'>>;

async function showAhead(username: string, change: Shown, underway: Promise<Outcome>): Promise<Outcome> {
  const { queryKey: profileKey } = profileQuery(username);
  const { queryKey: quickKey } = quickProfileQuery(username);
  await Promise.all([profileKey, quickKey].map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const profile = queryClient.getQueryData(profileKey);
  const quick = queryClient.getQueryData(quickKey);
  if (profile) queryClient.setQueryData(profileKey, { ...profile, ...change });
  if (quick && change.isBlocked !== undefined) {
    queryClient.setQueryData(quickKey, { ...quick, isBlocked: change.isBlocked });
  }
  const takeBack = (): void => {
    queryClient.setQueryData(profileKey, profile);
    queryClient.setQueryData(quickKey, quick);
  };
  try {
    const reply = await underway;
    if (!reply.success) takeBack();
    return reply;
  } catch (error) {
    takeBack();
    throw error;
  } finally {
    void refreshPeople();
  }
}
