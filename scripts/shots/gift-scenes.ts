/** Scenes of gifts and of the wishlist. Accounts and friendships of the photographs are new, so that the server's lists of gifts are replaced. */
import { expect } from '@playwright/test';
import type { Gift } from '../../src/shared/contract/gifts.ts';
import type { StoreItem } from '../../src/shared/contract/store.ts';
import { openFromMenu, RESOURCE_ERROR, type Scene, type Stage } from './stage.ts';

const DAY_MS = 24 * 3600_000;
const LINE = 'For cold evenings at the pier. You said that you like the colour!';

/** Some items of the store, as the player sees them. */
async function itemsOf({ page }: Stage): Promise<StoreItem[]> {
  const session = (await (await page.request.get('/session')).json()) as { serverSessionKey: string };
  const reply = await page.request.get('/store?limit=12&onlyFitting=true', {
    headers: { 'x-session-key': session.serverSessionKey },
  });
  return ((await reply.json()) as { items: StoreItem[] }).items;
}

const iso = (daysAgo: number): string => new Date(Date.now() - daysAgo * DAY_MS).toISOString();

/** Answers the calls of gifts. */
async function replaceGifts(stage: Stage): Promise<void> {
  const items = await itemsOf(stage);
  const gift = (at: number, change: Partial<Gift>): Gift => {
    const { id = '', name = '', category = 0, rarity = 0, bodyTypes = [], imageUrl = null } = items[at] ?? {};
    const item = { id, name, category, rarity, bodyTypes, imageUrl };
    return {
      id: `g${at}`,
      username: 'Odette',
      line: '',
      state: 'opened',
      sentAt: iso(at),
      until: null,
      item,
      price: null,
      ...change,
    };
  };
  const waiting = gift(0, { state: 'waiting', line: LINE, until: iso(-30) });
  const received = [{ ...waiting, item: null }, gift(2, { username: 'Bartholomew_Pier' })];
  const price = { currency: 'coins', amount: 850 } as const;
  const sent = [
    gift(3, { state: 'waiting', username: 'Bartholomew_Pier', until: iso(-27), price, line: 'Happy moving day' }),
    gift(4, { price }),
    gift(5, { state: 'returned', price }),
  ];
  await stage.page.route('**/gifts', (route) => route.fulfill({ json: { success: true, received, sent } }));
  await stage.page.route('**/gifts/*/open', (route) =>
    route.fulfill({ json: { success: true, gift: { ...waiting, state: 'opened', until: null } } }),
  );
  await stage.page.route('**/gifts/choice/*', async (route) => {
    const friends = [
      { username: 'Odette', hindrance: null },
      { username: 'Bartholomew_Pier', hindrance: null },
      { username: 'mothlight', hindrance: 'owned' },
      { username: 'wren', hindrance: 'new-friend' },
    ];
    const reply = (await (await route.fetch()).json()) as { price: object };
    await route.fulfill({ json: { ...reply, success: true, canSpend: 2600, isOldEnough: true, friends } });
  });
}

const openStore = async (stage: Stage): Promise<void> => {
  await openFromMenu(stage, 'Menu', 'Store');
  await replaceGifts(stage);
  await stage.page.getByRole('button', { name: 'Store', exact: true }).click();
};

const openGifts = async (stage: Stage): Promise<void> => {
  const { page } = stage;
  await openStore(stage);
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  if (!isWide) await page.getByRole('button', { name: /^Cart/ }).first().click();
  await page.getByRole('button', { name: 'Purchases' }).click();
  await page.getByRole('button', { name: 'See your gifts' }).click();
  await expect(page.getByRole('dialog', { name: 'Gifts' }).getByText(LINE)).toBeVisible();
};

const openWrapped = async (stage: Stage): Promise<void> => {
  await openGifts(stage);
  await stage.page.getByRole('button', { name: 'Look at the gift from Odette' }).click();
  await expect(stage.page.getByRole('button', { name: 'Unwrap' })).toBeVisible();
};

export const giftScenes: Scene[] = [
  {
    name: 'store-give',
    // The friends do not exist.
    expectedErrors: RESOURCE_ERROR,
    open: async (stage) => {
      const { page } = stage;
      await openStore(stage);
      await page
        .getByRole('button', { name: /^About / })
        .nth(1)
        .click();
      await page.getByRole('button', { name: 'Give to a friend' }).click();
      await page.getByRole('radio', { name: /Odette/ }).check({ force: true });
      await page.getByRole('textbox', { name: 'A line with it' }).fill(LINE);
    },
  },
  { name: 'gifts', open: openGifts },
  { name: 'gift-wrapped', open: openWrapped },
  {
    name: 'gift-unwrapped',
    open: async (stage) => {
      await openWrapped(stage);
      await stage.page.getByRole('button', { name: 'Unwrap' }).click();
      await expect(stage.page.getByRole('button', { name: 'Wear now' })).toBeVisible();
    },
  },
  {
    name: 'store-wishlist',
    open: async (stage) => {
      const { page } = stage;
      await openStore(stage);
      await page.getByRole('button', { name: 'Add to Wishlist' }).first().click();
      await page.getByRole('button', { name: 'Wishlist', exact: true }).click();
      await page.getByRole('switch', { name: 'Keep my wishlist on my account' }).click();
      await expect(page.getByRole('switch', { name: /^Ring the bell/ })).toBeVisible();
    },
  },
];
