/**
 * Keeps the open lists of the player's other tabs up to date: a tab announces every change that the server accepted, and the
 * others refetch what they show. A tab that another one replaced fetches nothing any more.
 */
import { onlineManager } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { runtime } from '../shared/runtime/client.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';
import { queryClient } from './query-client.ts';

const CHANNEL = 'promenade-changes';
/** Changes in quick succession cause one refetch. */
const GATHER_MS = 300;

const message = z.object({ account: z.string() });

/** Until the returned function is called. `account` is the signed-in player's, null without one. */
export function followOtherTabs(account: () => string | null): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  let cancelRefetch: Cancel = () => {};
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const change = message.safeParse(data).data;
    if (change === undefined || change.account !== account()) return;
    cancelRefetch();
    cancelRefetch = runtime.setTimeout(() => void queryClient.invalidateQueries(), GATHER_MS);
  });
  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    const isAccepted = event.type === 'updated' && event.action.type === 'success';
    const own = account();
    if (isAccepted && own !== null) channel.postMessage({ account: own });
  });
  return () => {
    unsubscribe();
    cancelRefetch();
    channel.close();
  };
}

/** Stops or resumes all fetches of lists and details: in a tab that another one replaced. */
export function stopFetching(isStopped: boolean): void {
  onlineManager.setOnline(!isStopped);
}
