/**
 * Friend requests that came while the player was away: each becomes a card once. The server keeps which ones were shown, so
 * that a request that is left for later does not come back at each visit, on any device.
 */
import { call } from '../../net/http.ts';
import { listFriendRequests, seeFriendRequests } from '../../shared/contract/friends.ts';
import { addReward } from '../../state/rewards/rewards.ts';

export async function addPastRequests(): Promise<void> {
  const requests = await call(listFriendRequests);
  for (const { isShown, ...request } of requests) if (!isShown) addReward({ kind: 'request', ...request });
}

/**
 * Collects the requests of one turn of the event loop, and sends the id of the newest to the server. Ids of requests grow with
 * time. After a failure the card may appear once more.
 */
export function createRequestNotes(): (id: string) => void {
  let collected: string[] = [];
  return (id) => {
    collected.push(id);
    if (collected.length > 1) return;
    queueMicrotask(() => {
      const upTo = Math.max(...collected.map(Number));
      collected = [];
      call(seeFriendRequests, { body: { upTo } }).catch(() => undefined);
    });
  };
}
