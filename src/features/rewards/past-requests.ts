/**
 * Friend requests that came while the player was away: each becomes a card once. The browser keeps the newest request that was
 * shown to each player, so that one that is left for later does not come back at each visit.
 */
import { readText, writeText } from '../../net/browser-storage.ts';
import { call } from '../../net/http.ts';
import { listFriendRequests } from '../../shared/contract/friends.ts';
import { addReward } from '../../state/rewards/rewards.ts';
import { session } from '../../state/session/session.ts';

const keyOf = (playerId: string): string => `requestShown.${playerId}`;

const newestShown = (playerId: string): number => Number(readText('local', keyOf(playerId)) ?? 0) || 0;

export async function addPastRequests(): Promise<void> {
  const { _id: playerId } = session.user ?? {};
  if (playerId === undefined) return;
  const shown = newestShown(playerId);
  const requests = await call(listFriendRequests);
  for (const request of requests) if (Number(request.id) > shown) addReward({ kind: 'request', ...request });
}

/** Ids of requests grow with time. */
export function noteRequest(id: string): void {
  const { _id: playerId } = session.user ?? {};
  if (playerId !== undefined && Number(id) > newestShown(playerId)) writeText('local', keyOf(playerId), id);
}
