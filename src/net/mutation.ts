/**
 * Calls that change something, run by react-query's mutation cache. Edits of cached lists that are shown before the reply
 * are undone when the call fails or the server refuses it. This file owns no state and shows no messages.
 */
import type { MutationOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { feedKeys } from './query-keys.ts';

export interface MutationReply {
  success: boolean;
}

/** A change of the cached data of every query whose key begins with `queryKey`. */
export interface CacheEdit {
  queryKey: QueryKey;
  update: (data: unknown) => unknown;
}

/** `update` returns new data and leaves its argument unchanged. Queries without data are skipped. */
export const cacheEdit = <Data>(queryKey: QueryKey, update: (data: Data) => Data): CacheEdit => ({
  queryKey,
  update: (data) => update(data as Data),
});

export interface MutationDefinition<Args extends readonly unknown[], Reply extends MutationReply> {
  /** Sends the call. It is sent once: mutations are never retried. */
  send: (...args: Args) => Promise<Reply>;
  /** Edits that are shown before the reply. */
  optimistic?: (...args: Args) => readonly CacheEdit[];
  /** Called when the server accepted the call. The returned promise delays the caller's. */
  onSuccess?: (reply: Reply, ...args: Args) => unknown;
  /** Keys to invalidate after any outcome: after a failure the server may have made the change. */
  invalidates?: (...args: Args) => readonly QueryKey[];
}

/** Edits the cache at once. Returns a function that restores the previous data. */
export function applyCacheEdits(edits: readonly CacheEdit[]): () => void {
  const previous = edits.flatMap(({ queryKey }) => queryClient.getQueriesData({ queryKey }));
  for (const { queryKey, update } of edits) {
    // A fetch in flight would overwrite the edit. A query without data keeps its first fetch, which nothing restarts.
    void queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
    queryClient.setQueriesData({ queryKey }, (data: unknown) => (data === undefined ? data : update(data)));
  }
  return () => {
    for (const [key, data] of previous) queryClient.setQueryData(key, data);
  };
}

/**
 * Defines a call that changes something. The returned function resolves to the server's reply, also to a refusal
 * (`success: false`), and rejects as `send` does.
 */
export function defineMutation<Args extends readonly unknown[], Reply extends MutationReply>(
  definition: MutationDefinition<Args, Reply>,
): (...args: Args) => Promise<Reply> {
  const { send, optimistic, onSuccess, invalidates } = definition;
  const options: MutationOptions<Reply, Error, Args, () => void> = {
    mutationFn: (args) => send(...args),
    onMutate: (args) => applyCacheEdits(optimistic?.(...args) ?? []),
    onError: (_error, _args, undo) => undo?.(),
    onSuccess: (reply, args, undo) => {
      if (reply.success) return onSuccess?.(reply, ...args);
      undo();
      return undefined;
    },
    onSettled: (_reply, _error, args) => {
      for (const queryKey of invalidates?.(...args) ?? []) void queryClient.invalidateQueries({ queryKey });
    },
  };
  return (...args) => queryClient.getMutationCache().build(queryClient, options).execute(args);
}

export interface PostDefinition<Args extends readonly unknown[], Reply extends MutationReply> {
  send: (...args: Args) => Promise<Reply>;
  /** Inserts the text where its position in a cached list is known. */
  insert?: (reply: Reply, ...args: Args) => readonly CacheEdit[];
  /** Refetches lists in which its position is not known. */
  refetch?: (reply: Reply, ...args: Args) => Promise<unknown>;
}

/**
 * Defines the posting of a text: comment, reply or forum post. All follow one policy: the text appears in cached lists
 * after the server accepted it, because it has no id before; a list is edited where the text's position is known and
 * refetched elsewhere; the author's feed, which lists every text, is invalidated.
 */
export function definePost<Args extends readonly unknown[], Reply extends MutationReply>(
  definition: PostDefinition<Args, Reply>,
): (...args: Args) => Promise<Reply> {
  const { send, insert, refetch } = definition;
  return defineMutation<Args, Reply>({
    send,
    onSuccess: async (reply, ...args) => {
      applyCacheEdits(insert?.(reply, ...args) ?? []);
      void queryClient.invalidateQueries({ queryKey: feedKeys.activities });
      await refetch?.(reply, ...args);
    },
  });
}
