/**
 * Keeps the open lists of the player's other tabs up to date: a tab announces every change that the server accepted, and the
 * others refetch what they show. A tab that another one replaced fetches nothing any more.
 */
import { onlineManager } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { readStored, writeStored } from '../browser-storage.ts';
import { queryClient } from '../query-client.ts';

/** The browser tells the other tabs of the site when this entry of the storage changes. */
const STORAGE_KEY = 'lastChange';
/** Changes in quick succession cause one refetch. */
const GATHER_MS = 300;

/** `at`, epoch ms, makes every entry a new one. */
const change = z.object({ account: z.string(), at: z.number() });

/** Until the returned function is called. `account` is the signed-in player's, null without one. */
export function followOtherTabs(account: () => string | null): () => void {
  let cancelRefetch: Cancel = () => {};
  const follow = ({ key }: StorageEvent): void => {
    if (key !== STORAGE_KEY || readStored('local', STORAGE_KEY, change)?.account !== account()) return;
    cancelRefetch();
    cancelRefetch = runtime.setTimeout(() => void queryClient.invalidateQueries(), GATHER_MS);
  };
  window.addEventListener('storage', follow);
  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    const isAccepted = event.type === 'updated' && event.action.type === 'success';
    const own = account();
    if (isAccepted && own !== null) writeStored('local', STORAGE_KEY, { account: own, at: runtime.now() });
  });
  return () => {
    unsubscribe();
    cancelRefetch();
    window.removeEventListener('storage', follow);
  };
}

/** Stops or resumes all fetches of lists and details: in a tab that another one replaced. */
export function stopFetching(isStopped: boolean): void {
  onlineManager.setOnline(!isStopped);
}
