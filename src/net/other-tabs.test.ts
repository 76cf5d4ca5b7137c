/** What one tab changes, the lists of another tab of the same account follow. */
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { defineMutation } from './mutation.ts';
import { followOtherTabs, stopFetching } from './other-tabs.ts';
import { queryClient } from './query-client.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  stopFetching(false);
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
});

/** A list that is shown; `fetched` counts its fetches. */
function showList() {
  const fetched = vi.fn(() => Promise.resolve([]));
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: fetched, staleTime: Infinity });
  stops.push(observer.subscribe(() => undefined));
  return fetched;
}

function otherTab() {
  const channel = new BroadcastChannel('promenade-changes');
  stops.push(() => channel.close());
  const received: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => void received.push(data));
  return { channel, received };
}

it('refetches what is shown after a change of the same account, once for a burst', async () => {
  stops.push(followOtherTabs(() => 'mirabel'));
  const fetched = showList();
  const { channel } = otherTab();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  channel.postMessage({ account: 'odette' });
  channel.postMessage('nonsense');
  for (let count = 0; count < 3; count += 1) channel.postMessage({ account: 'mirabel' });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  channel.postMessage({ account: 'odette' });
  channel.postMessage({ account: 'mirabel' });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
});

it('tells of every change that the server accepted', async () => {
  stops.push(followOtherTabs(() => 'mirabel'));
  const { received } = otherTab();
  await defineMutation({ send: () => Promise.resolve({ success: true }) })();
  await vi.waitFor(() => expect(received).toEqual([{ account: 'mirabel' }]));
  await defineMutation({ send: () => Promise.reject(new Error('refused')) })().catch(() => undefined);
  await defineMutation({ send: () => Promise.resolve({ success: true }) })();
  await vi.waitFor(() => expect(received).toHaveLength(2));
});

it('fetches nothing while it is stopped', async () => {
  // As the provider of the client does.
  queryClient.mount();
  stops.push(() => queryClient.unmount());
  stopFetching(true);
  const fetched = showList();
  expect(fetched).not.toHaveBeenCalled();
  stopFetching(false);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
});
