/** The wishlist of this browser reaches the copy on the account after the sign-in, without a shop. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENT } from '../../tests/support/page.ts';
import { servePage } from '../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../tests/support/signed-in.ts';
import { replaceWishlist, shopping } from '../state/shopping/shopping.ts';
import { keepWishlist } from './keep-wishlist.ts';

const server = servePage();
const reply = (items: string[]) => [200, { success: true, isKept: true, hasNews: true, items }] as [number, object];

beforeEach(async () => {
  localStorage.clear();
  server.answers.set('GET /wishlist', () => reply(['coat']));
  server.answers.set('POST /wishlist', () => reply(['hat', 'coat']));
  signInAs(userNamed('mirabel'));
  await Promise.resolve();
  replaceWishlist(['hat']);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('is merged when the town had time to load', async () => {
  const stop = keepWishlist();
  await vi.advanceTimersByTimeAsync(4000);
  expect(server.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(7000);
  await vi.waitFor(() => expect(shopping.storeWishlist).toEqual(['hat', 'coat']), PATIENT);
  expect(server.callsOf('POST /wishlist')).toMatchObject([{ body: { items: ['hat'] } }]);
  stop();
});

it('is left alone after the player left the town', async () => {
  keepWishlist()();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toEqual([]);
});
