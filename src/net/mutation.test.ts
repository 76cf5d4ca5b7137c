import { onlineManager } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyCacheEdits, cacheEdit, defineMutation, definePost } from './mutation.ts';
import { queryClient } from './query-client.ts';
import { feedKeys } from './query-keys.ts';

interface Reply {
  success: boolean;
  id: string;
}

const LIST = ['list'] as const;
const rows = (): unknown => queryClient.getQueryData([...LIST, 1]);
const isStale = (key: readonly unknown[]): boolean | undefined => queryClient.getQueryState(key)?.isInvalidated;
const append = (row: string) => cacheEdit<string[]>(LIST, (before) => [...before, row]);

/** A call whose reply the test gives later. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  return { send: () => promise, resolve, reject };
}

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData([...LIST, 1], ['a']);
  queryClient.setQueryData([...LIST, 2], ['b']);
});

describe('defineMutation', () => {
  it('shows its edit in all queries below the key before the reply, and keeps it after success', async () => {
    const { send, resolve } = held();
    const add = defineMutation({ send, optimistic: () => [append('new')] });
    const sent = add();
    expect(rows()).toEqual(['a', 'new']);
    expect(queryClient.getQueryData([...LIST, 2])).toEqual(['b', 'new']);
    resolve({ success: true, id: '1' });
    expect(await sent).toEqual({ success: true, id: '1' });
    expect(rows()).toEqual(['a', 'new']);
  });

  it('undoes its edit when the call fails, and rejects with the same error', async () => {
    const { send, reject } = held();
    const sent = defineMutation({ send, optimistic: () => [append('new')] })();
    const error = new Error('no network');
    reject(error);
    await expect(sent).rejects.toBe(error);
    expect(rows()).toEqual(['a']);
    expect(queryClient.getQueryData([...LIST, 2])).toEqual(['b']);
  });

  it('undoes its edit when the server refuses, resolves to the refusal and does not call onSuccess', async () => {
    const successes: string[] = [];
    const add = defineMutation({
      send: (row: string) => Promise.resolve({ success: false, id: row }),
      optimistic: (row) => [append(row)],
      onSuccess: ({ id }) => successes.push(id),
    });
    expect(await add('new')).toEqual({ success: false, id: 'new' });
    expect(rows()).toEqual(['a']);
    expect(successes).toEqual([]);
  });

  it('is sent once, also after a network failure and while the browser is offline', async () => {
    let sentCount = 0;
    const add = defineMutation({
      send: (): Promise<Reply> => {
        sentCount += 1;
        return Promise.reject(new Error('no network'));
      },
    });
    onlineManager.setOnline(false);
    await expect(add()).rejects.toThrow('no network');
    onlineManager.setOnline(true);
    expect(sentCount).toBe(1);
  });

  it.each([
    ['success', () => Promise.resolve({ success: true })],
    ['refusal', () => Promise.resolve({ success: false })],
    ['failure', () => Promise.reject(new Error('no network'))],
  ])('invalidates its keys after a %s', async (_, send: () => Promise<{ success: boolean }>) => {
    queryClient.setQueryData(['other'], 1);
    await defineMutation({ send, invalidates: () => [LIST] })().catch(() => undefined);
    expect(isStale([...LIST, 1])).toBe(true);
    expect(isStale(['other'])).toBe(false);
  });

  it('waits for onSuccess before it resolves', async () => {
    const order: string[] = [];
    const add = defineMutation({
      send: () => Promise.resolve({ success: true }),
      onSuccess: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push('onSuccess');
      },
    });
    await add();
    order.push('resolved');
    expect(order).toEqual(['onSuccess', 'resolved']);
  });
});

describe('applyCacheEdits', () => {
  it('leaves queries without data alone, and restores what it changed', () => {
    queryClient.getQueryCache().build(queryClient, { queryKey: [...LIST, 3] });
    const undo = applyCacheEdits([append('x'), append('y')]);
    expect(rows()).toEqual(['a', 'x', 'y']);
    expect(queryClient.getQueryData([...LIST, 3])).toBeUndefined();
    undo();
    expect(rows()).toEqual(['a']);
  });

  it('cancels a refetch in flight, which would overwrite the edit, but no first fetch', async () => {
    const refetch = Promise.withResolvers<string[]>();
    const first = Promise.withResolvers<string[]>();
    void queryClient.prefetchQuery({ queryKey: [...LIST, 1], queryFn: () => refetch.promise });
    void queryClient.prefetchQuery({ queryKey: [...LIST, 3], queryFn: () => first.promise });
    applyCacheEdits([append('new')]);
    refetch.resolve(['stale']);
    first.resolve(['c']);
    await expect.poll(() => queryClient.getQueryData([...LIST, 3])).toEqual(['c']);
    expect(rows()).toEqual(['a', 'new']);
  });
});

describe('definePost', () => {
  const post = (success: boolean, log: string[]) =>
    definePost({
      send: (text: string) => Promise.resolve({ success, id: `id of ${text}` }),
      insert: ({ id }, text) => [append(`${id}: ${text}`)],
      refetch: (_, text) => Promise.resolve(log.push(`refetched for ${text}`)),
    });

  it('inserts the accepted text with its id, refetches and invalidates the feed', async () => {
    queryClient.setQueryData(feedKeys.activities, []);
    const log: string[] = [];
    const sent = post(true, log)('hello');
    expect(rows()).toEqual(['a']);
    await sent;
    expect(rows()).toEqual(['a', 'id of hello: hello']);
    expect(log).toEqual(['refetched for hello']);
    expect(isStale(feedKeys.activities)).toBe(true);
  });

  it('changes nothing after a refusal', async () => {
    queryClient.setQueryData(feedKeys.activities, []);
    const log: string[] = [];
    await post(false, log)('hello');
    expect(rows()).toEqual(['a']);
    expect(log).toEqual([]);
    expect(isStale(feedKeys.activities)).toBe(false);
  });
});
