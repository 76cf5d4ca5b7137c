/**
 * What the server pushes over the socket, written into the state that polls fill. Pushes are on from the first complete
 * one of a connection until the connection is lost. While they are on, the polls of the specification (every 5 and 10
 * seconds) run once a minute.
 */
import { proxy } from 'valtio';
import { queryClient } from '../../net/query-client.ts';
import { peopleKeys } from '../../net/query-keys.ts';
import { type Push, pushSchema } from '../../shared/realtime/pushes.ts';
import { takeDoorNews } from '../places/door-news.ts';
import { takeBellCount } from './bell.ts';
import { takeFirstWalk } from './first-walk.ts';
import { takeForumNews } from './forum-news.ts';
import { takePushedUser } from './session.ts';
import { takeUnreadMailCount } from './unread.ts';

export interface PushState {
  areOn: boolean;
  /** Number of players in the town; null while pushes are off. */
  onlineCount: number | null;
}

export const pushes = proxy<PushState>({ areOn: false, onlineCount: null });

/** Period of polls while pushes are on. */
const SLOW_POLL_MS = 60_000;

/** The period of a poll that the specification wants every `specifiedMs`. */
export const pollMs = (specifiedMs: number): number => (pushes.areOn ? SLOW_POLL_MS : specifiedMs);

/** Usernames of the friends in the town; null while pushes are off. */
let onlineFriends: readonly string[] | null = null;

/** Takes the payload of a `pushed` event. One that cannot be read turns pushes off. */
export function takePush(payload: unknown): void {
  const parsed = pushSchema.safeParse(payload);
  if (!parsed.success) return losePushes();
  const push = parsed.data;
  if (push.firstWalk !== undefined) takeFirstWalk(push.firstWalk);
  if (push.forum !== undefined) takeForumNews(push.forum);
  if (isComplete(push)) pushes.areOn = true;
  // Before the complete one, a connection has no list that names could be added to.
  if (!pushes.areOn) return;
  if (push.user !== undefined || push.purse !== undefined) takePushedUser({ ...push.user, ...push.purse });
  if (push.unread !== undefined) takeUnreadMailCount(push.unread);
  if (push.bell !== undefined) takeBellCount(push.bell);
  if (push.doors !== undefined) takeDoorNews(push.doors);
  if (push.online !== undefined) pushes.onlineCount = push.online;
  takeFriends(push);
}

/** The connection is lost: polls run at the specification's pace. */
export function losePushes(): void {
  Object.assign(pushes, { areOn: false, onlineCount: null });
  onlineFriends = null;
}

const isComplete = ({ user, purse, unread, friends }: Push): boolean =>
  user !== undefined && purse !== undefined && unread !== undefined && friends !== undefined;

function takeFriends({ friends, came = [], left = [] }: Push): void {
  if (friends === undefined && came.length === 0 && left.length === 0) return;
  const before = friends ?? onlineFriends ?? [];
  const kept = before.filter((name) => !left.includes(name) && !came.includes(name));
  const names = friends ?? [...kept, ...came].toSorted(byName);
  onlineFriends = names;
  // A reply under way may be older than the push.
  void queryClient.cancelQueries({ queryKey: peopleKeys.onlineFriends }).then(() => {
    if (onlineFriends !== names) return;
    queryClient.setQueryData(
      peopleKeys.onlineFriends,
      names.map((username) => ({ username })),
    );
  });
}

/** The order of the server's list. */
function byName(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? -1 : Number(a > b);
}
