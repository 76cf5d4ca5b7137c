/** The copy of the wishlist: merged once on a new browser, taken over afterwards, and deleted when it is turned off. */
import { beforeEach, expect, it } from 'vitest';
import { servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { replaceWishlist, shopping } from '../../state/shopping/shopping.ts';
import { forgetOnAccount, keepOnAccount, kept, noteWishlistItem, syncWishlist } from './state.ts';

const server = servePage();
let account: { isKept: boolean; hasNews: boolean; items: string[] };

beforeEach(async () => {
  localStorage.clear();
  account = { isKept: false, hasNews: false, items: [] };
  const reply = () => [200, { success: true, ...account }] as [number, object];
  server.answers.set('GET /wishlist', reply);
  server.answers.set('POST /wishlist', ({ body }) => {
    const { items, hasNews = account.hasNews } = body as { items: string[]; hasNews?: boolean };
    account = { isKept: true, hasNews, items: [...new Set([...items, ...account.items])] };
    return reply();
  });
  server.answers.set('DELETE /wishlist', () => {
    account = { isKept: false, hasNews: false, items: [] };
    return reply();
  });
  server.answers.set('POST /wishlist/item', reply);
  signInAs(userNamed('nobody'));
  await Promise.resolve();
  signInAs(userNamed('mirabel'));
  await Promise.resolve();
  replaceWishlist(['hat']);
});

it('stays in this browser until the player wants a copy', async () => {
  await syncWishlist();
  await noteWishlistItem('coat', true);
  expect(kept.isKept).toBe(false);
  expect(server.callsOf('POST /wishlist')).toEqual([]);
  expect(server.callsOf('POST /wishlist/item')).toEqual([]);
  await keepOnAccount(true);
  expect(account).toEqual({ isKept: true, hasNews: true, items: ['hat'] });
  await noteWishlistItem('coat', true);
  expect(server.callsOf('POST /wishlist/item')).toHaveLength(1);
});

it('merges on another browser, and then follows the account', async () => {
  account = { isKept: true, hasNews: true, items: ['coat'] };
  await syncWishlist();
  expect(shopping.storeWishlist).toEqual(['hat', 'coat']);
  account.items = ['coat'];
  await syncWishlist();
  expect(shopping.storeWishlist).toEqual(['coat']);
  expect(server.callsOf('POST /wishlist')).toHaveLength(1);
});

it('merges again after a change that did not reach the account', async () => {
  account = { isKept: true, hasNews: true, items: [] };
  await syncWishlist();
  server.answers.set('POST /wishlist/item', () => [503, { success: false, message: 'Later.' }]);
  replaceWishlist(['boots', 'hat']);
  await noteWishlistItem('boots', true);
  await syncWishlist();
  expect(account.items).toContain('boots');
});

it('keeps the list of the browser when the copy is deleted', async () => {
  await keepOnAccount(true);
  await forgetOnAccount();
  expect([kept.isKept, shopping.storeWishlist]).toEqual([false, ['hat']]);
});
