/** What one tab changes, the lists of another tab of the same account follow. */
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { defineMutation } from '../mutation.ts';
import { followOtherTabs, stopFetching } from './other-tabs.ts';
import { queryClient } from '../query-client.ts';

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

/** As the browser does after a change in another tab. */
function tell(value: unknown, key = 'lastChange'): void {
  localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

it('refetches what is shown after a change of the same account, once for a burst', async () => {
  stops.push(followOtherTabs(() => 'mirabel'));
  const fetched = showList();
  const clock = replaceRuntime(runtime);
  const wait = async () => {
    clock.advance(1000);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  await wait();
  expect(fetched).toHaveBeenCalledTimes(1);
  tell({ account: 'odette', at: 1 });
  tell('nonsense');
  tell({ account: 'mirabel', at: 2 }, 'another entry');
  await wait();
  expect(fetched).toHaveBeenCalledTimes(1);
  for (let at = 3; at < 6; at += 1) tell({ account: 'mirabel', at });
  await wait();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('tells of every change that the server accepted', async () => {
  localStorage.removeItem('lastChange');
  stops.push(followOtherTabs(() => 'mirabel'));
  const announced = () => (JSON.parse(localStorage.getItem('lastChange') ?? '{}') as { account?: string }).account;
  await defineMutation({ send: () => Promise.reject(new Error('refused')) })().catch(() => undefined);
  expect(announced()).toBeUndefined();
  await defineMutation({ send: () => Promise.resolve({ success: true }) })();
  expect(announced()).toBe('mirabel');
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
