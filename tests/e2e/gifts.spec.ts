/** Gifts from the item page to the bell: sent, unwrapped and worn, refused and taken back; and the wishlist that the account keeps. */
import { randomUUID } from 'node:crypto';
import { sendAdminRequest } from '../../src/server/admin/socket.ts';
import { text as storeScreen } from '../../src/features/store/text.ts';
import { text } from '../../src/store/gifts/text.ts';
import { text as itemText } from '../../src/store/item-page/text.ts';
import { text as shopText } from '../../src/store/text.ts';
import { text as wishlist } from '../../src/store/wishlist/text.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { makeOldFriends } from '../support/server/old-friends.ts';
import { getAs } from './calls.ts';
import { StorePage } from './pages/store-page.ts';
import { expect, type Player, test } from './test.ts';

test.use({ serverEnv: { REPORTS: 'on' } });

// In order: one server does for all of them.
test.describe.configure({ mode: 'default' });

const SOCKS = { name: 'White Knee Socks', coins: 200 };
const VEST = { name: 'White Summer Vest', coins: 250 };
const LINE = 'For cold evenings at the pier';
const EARNED = 1000;
const START = 5000 + EARNED;

/** From the store to the dialog that sends the item. */
async function openGive(shop: StorePage, name: string): Promise<void> {
  await shop.find(name);
  await shop
    .offer(name)
    .getByRole('button', { name: itemText.about({ name }) })
    .click();
  const item = shop.page.getByRole('dialog', { name, exact: true });
  await item.getByRole('button', { name: text.give }).click();
}

async function closeDialogs({ town: { page } }: Player): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

test('a gift is sent from the item page, unwrapped in the bell and worn; another one is taken back', async ({
  players,
  server,
}) => {
  const friend = await players.arrive('friend');
  const giver = await players.arrive('giver', {
    before: async (arriving) => {
      const names = [arriving.username, friend.username];
      makeOldFriends({ dataDir: server.dataDir, players: names, earned: EARNED });
      for (const username of names) {
        const argv = ['rename', username, username];
        const answer = await sendAdminRequest(server.dataDir, { argv, requestId: randomUUID() });
        expect(answer?.ok, answer?.text).toBe(true);
      }
    },
  });
  const shop = new StorePage(giver.town.page);
  await shop.openStore();

  await test.step('the giver chooses a friend by keyboard, writes a line and pays', async () => {
    await openGive(shop, SOCKS.name);
    const dialog = giver.town.page.getByRole('dialog', { name: text.give });
    const choice = dialog.getByRole('radio', { name: new RegExp(friend.username) });
    await choice.focus();
    await giver.town.page.keyboard.press('Space');
    await expect(choice).toBeChecked();
    await dialog.getByRole('textbox', { name: text.line }).fill(LINE);
    expect(await findAxeFaults(giver.town.page)).toEqual([]);
    await dialog.getByRole('button', { name: text.send }).click();
    const sent = giver.town.page.getByRole('dialog', { name: text.sentTitle });
    await expect(sent.getByText(text.sentTo({ name: friend.username }))).toBeVisible();
    await sent.getByRole('button', { name: text.done }).click();
  });

  await test.step('the friend sees no name before unwrapping, then wears it', async () => {
    const { page } = friend.town;
    await page.getByRole('button', { name: 'Bell, 1 unread' }).click();
    await page.getByRole('button', { name: new RegExp(`${giver.username} sent you a gift`) }).click();
    const gifts = page.getByRole('dialog', { name: 'Gifts' });
    await expect(gifts.getByText(LINE)).toBeVisible();
    await expect(gifts.getByText(SOCKS.name)).toBeHidden();
    await gifts.getByRole('button', { name: 'Report' }).click();
    const report = page.getByRole('dialog', { name: 'Reports' });
    await expect(report.getByRole('blockquote')).toHaveText(LINE);
    await report.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
    await report.getByRole('button', { name: 'Send report' }).click();
    // Back at the gift, which is still wrapped.
    expect(await findAxeFaults(page)).toEqual([]);
    const stage = gifts.locator('.gift-stage');
    const wrapped = await stage.boundingBox();
    await gifts.getByRole('button', { name: text.unwrap }).click();
    await expect(gifts.getByText(text.isIt({ item: SOCKS.name }))).toBeVisible();
    // Nothing jumps, and the place of the figure is not empty until it is drawn.
    await expect(stage.getByRole('img').first()).toBeVisible();
    await expect.poll(async () => (await stage.boundingBox())?.height).toBeCloseTo(wrapped?.height ?? 0, 0);
    const wear = gifts.getByRole('button', { name: text.wearNow });
    await expect(wear).toBeFocused();
    expect(await findAxeFaults(page)).toEqual([]);
    await wear.click();
    await expect(gifts.getByRole('button', { name: text.worn })).toBeVisible();
    const inventory = await friend.context.request.get('/inventory', {
      headers: { 'x-session-key': await sessionKey(friend) },
    });
    const worn = ((await inventory.json()) as { name: string; isEquipped: boolean }[]).filter(
      (item) => item.isEquipped,
    );
    expect(worn.map(({ name }) => name)).toContain(SOCKS.name);
  });

  await test.step('the giver takes another one back and has the coins again', async () => {
    const { page } = giver.town;
    await closeDialogs(giver);
    await shop.openStore();
    await expect(shop.balance(START - SOCKS.coins)).toBeVisible();
    await openGive(shop, VEST.name);
    const dialog = page.getByRole('dialog', { name: text.give });
    await dialog.getByRole('radio', { name: new RegExp(friend.username) }).check({ force: true });
    await dialog.getByRole('button', { name: text.send }).click();
    await page.getByRole('button', { name: text.seeGifts }).click();
    const gifts = page.getByRole('dialog', { name: 'Gifts' });
    await expect(gifts.getByText(text.states.opened, { exact: true })).toBeVisible();
    await gifts.getByRole('button', { name: text.takeBackItem({ item: VEST.name }) }).click();
    const question = page.getByRole('dialog', { name: text.takeBackTitle });
    await question.getByRole('button', { name: text.takeBack }).click();
    await expect(shop.toast('You took your gift back, and have 250 coins back.')).toBeVisible();
    await expect(gifts.getByText(text.states.returned, { exact: true })).toBeVisible();
    const { sent } = await getAs<{ sent: { state: string }[] }>(giver, '/gifts');
    expect(sent.map(({ state }) => state)).toEqual(['returned', 'opened']);
  });
});

test('the account keeps the wishlist only when the player wants it, and another browser gets them', async ({
  players,
}) => {
  // The lists are merged while the browser is idle.
  const player = await players.arrive('saver', { visited: await players.visit({ isIdle: true, withRadio: false }) });
  const { page } = player.town;
  const shop = new StorePage(page);
  await shop.openStore();
  await shop.find(SOCKS.name);
  await shop.offer(SOCKS.name).getByRole('button', { name: shopText.addToWishlist }).click();
  await shop.chip(storeScreen.wishlist).click();
  const keep = shop.dialog.getByRole('switch', { name: wishlist.keep });
  await expect(keep).toHaveAttribute('aria-checked', 'false');
  await keep.click();
  await expect(shop.toast(wishlist.kept)).toBeVisible();
  await expect(shop.dialog.getByRole('switch', { name: wishlist.news })).toHaveAttribute('aria-checked', 'true');
  expect(await findAxeFaults(page)).toEqual([]);

  // Another browser has a list of its own: after the sign-in, without a shop, the account has both.
  const [vest] = (await getAs<{ items: { id: string }[] }>(player, `/store?search=${VEST.name}`)).items;
  await page.evaluate(
    (list) => {
      localStorage.clear();
      localStorage.setItem('storeWishlist', list);
    },
    JSON.stringify([vest?.id]),
  );
  await page.reload();
  await expect
    .poll(async () => (await getAs<{ items: string[] }>(player, '/wishlist')).items)
    .toEqual([vest?.id, expect.any(String)]);
  await shop.openStore();
  await shop.chip(storeScreen.wishlist).click();
  await expect(shop.offer(SOCKS.name)).toBeVisible();
  await shop.dialog.getByRole('switch', { name: wishlist.keep }).click();
  await expect(shop.toast(wishlist.forgotten)).toBeVisible();
  await expect(shop.offer(SOCKS.name)).toBeVisible();
  expect(await getAs(player, '/wishlist')).toMatchObject({ isKept: false, items: [] });
});

async function sessionKey({ context }: Player): Promise<string> {
  return ((await (await context.request.get('/session')).json()) as { serverSessionKey: string }).serverSessionKey;
}
