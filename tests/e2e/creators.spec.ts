/**
 * A creation from submission to sale: submit, approve, wear, buy, each visible to others at once; then withdrawal with
 * refunds.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sendAdminRequest } from '../../src/server/admin/socket.ts';
import { text as storeText } from '../../src/features/store/text.ts';
import { hatSheet } from '../support/samples/hat-sheet.ts';
import { CreatorPage } from './pages/creator-page.ts';
import { PeoplePage } from './pages/people-page.ts';
import { StorePage } from './pages/store-page.ts';
import { WardrobePage } from './pages/wardrobe-page.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { expect, test } from './test.ts';

/** A colour that the town's own art does not use. */
const COLOUR = '#00ff66';
const ENOUGH_PIXELS = 500;

const PRICE = 700;
const START = 5000;

/** An image URL of the avatar host, or the dialog's figure, which the page's worker rendered. */
const FIGURE = '[role="dialog"] .avatar-stage canvas';

/** Number of pixels in the hat's colour; 0 while the image is missing. */
const hatPixels = (page: Page, source: string): Promise<number> =>
  page.evaluate(
    async ([from, figure]) => {
      const painted = document.querySelector<HTMLCanvasElement>(figure);
      const isFigure = from === figure;
      if (isFigure && !painted?.width) return 0;
      const picture = isFigure && painted ? painted : await createImageBitmap(await (await fetch(from)).blob());
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      if (context === null) return 0;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        if (red < 60 && green > 200 && blue > 60 && blue < 150) count += 1;
      }
      return count;
    },
    [source, FIGURE] as const,
  );

test('a creation is submitted, approved, worn, sold, visible to others, withdrawn and refunded', async ({
  players,
  server,
}) => {
  const maker = await players.arrive('maker');
  const moderator = await players.arrive('moderator', {
    before: ({ username }) =>
      sendAdminRequest(server.dataDir, { argv: ['access', username, '1'], requestId: randomUUID() }),
  });
  await moderator.town.expectPlayers(maker.username, moderator.username);
  const creatorPage = new CreatorPage(maker.town.page);
  const reviewPage = new CreatorPage(moderator.town.page);
  const name = `Signal Hat ${maker.username}`.slice(0, 26);

  await test.step('is submitted', async () => {
    await creatorPage.open();
    for (const [submitted, colour] of [
      [name, COLOUR],
      ['Plain Hat', '#777777'],
    ] as const) {
      await creatorPage.submit({ sheet: await hatSheet(colour), name: submitted, category: 'Hat', gender: 'female' });
      await expect(creatorPage.submission(submitted)).toContainText('Pending');
    }
    await expect(creatorPage.review).toHaveCount(0);
  });

  await test.step('is reviewed, and its creator is notified at once', async () => {
    await reviewPage.open();
    await reviewPage.openReview();
    await reviewPage.waiting(name).click();
    expect(await findAxeFaults(reviewPage.page)).toEqual([]);
    await reviewPage.button('Approve').click();
    await expect(reviewPage.page.getByText('A whole number from 0 to 10,000,000.')).toBeVisible();
    // Toasts close automatically, so the test waits for both during the action.
    await Promise.all([
      expect(reviewPage.toast(`${name} is in the store now.`)).toBeVisible(),
      expect(creatorPage.toast(`Your submission "${name}" was approved.`)).toBeVisible(),
      reviewPage.approve({ currency: 'coins', amount: PRICE, rarity: 'EPIC' }),
    ]);
    await expect(reviewPage.page.getByRole('region', { name: 'Review: Plain Hat' })).toBeVisible();
    await reviewPage.reject('Too plain for the Bay');
    await expect(reviewPage.waiting('Plain Hat')).toBeHidden();
    await expect(creatorPage.submission(name)).toContainText('Approved');
    await expect(creatorPage.submission('Plain Hat')).toContainText('Too plain for the Bay');
    await new PeoplePage(reviewPage.page).closeAll();
    await new PeoplePage(creatorPage.page).closeAll();
  });

  await test.step('is worn by its creator and visible to another player', async () => {
    const other = new PeoplePage(moderator.town.page);
    await other.openProfile(maker.username);
    const seen = other.page.getByRole('dialog', { name: maker.username }).locator('img.avatar-picture');
    const before = (await seen.getAttribute('src')) ?? '';
    expect(await hatPixels(other.page, before)).toBe(0);
    const own = new WardrobePage(maker.town.page);
    await own.open('Wardrobe');
    await own.item(name).click();
    await own.button('Equip').click();
    await expect(own.toast(`You are wearing ${name}.`)).toBeVisible();
    await expect.poll(() => hatPixels(own.page, FIGURE)).toBeGreaterThan(ENOUGH_PIXELS);
    await expect(seen).not.toHaveAttribute('src', before);
    const src = (await seen.getAttribute('src')) ?? '';
    await expect.poll(() => hatPixels(other.page, src)).toBeGreaterThan(ENOUGH_PIXELS);
    await own.close();
    await other.closeAll();
  });

  const buyer = await players.arrive('buyer');
  const buyerInTown = `/avatars/${buyer.username}/town.webp`;
  const wardrobe = new WardrobePage(buyer.town.page);
  await test.step('is found, tried on, bought and worn by another player', async () => {
    const shop = new StorePage(buyer.town.page);
    await shop.openStore();
    await shop.tryOn(name);
    await expect.poll(() => hatPixels(shop.page, FIGURE)).toBeGreaterThan(ENOUGH_PIXELS);
    await shop.addToCart(name);
    await Promise.all([expect(shop.toast('Thank you! 1 item is yours now.')).toBeVisible(), shop.buy()]);
    await new PeoplePage(shop.page).closeAll();
    await expect(buyer.town.balance(START - PRICE)).toBeVisible();
    await wardrobe.open('Wardrobe');
    await wardrobe.item(name).click();
    await wardrobe.button('Equip').click();
    await expect(wardrobe.toast(`You are wearing ${name}.`)).toBeVisible();
    await expect.poll(() => hatPixels(maker.town.page, buyerInTown)).toBeGreaterThan(ENOUGH_PIXELS / 10);
    await wardrobe.close();
  });

  await test.step('is withdrawn: removed from store, wardrobe and avatar, and refunded', async () => {
    // Lists opened afterwards show their cached rows until the refetch ends, and routed pages have no HTTP cache.
    players.expectErrors(/status of 404 .*\/storage\/items\/creation_/);
    await reviewPage.open();
    await reviewPage.openReview();
    await reviewPage.showReviewed('Approved');
    await reviewPage.waiting(name).click();
    await Promise.all([
      expect(reviewPage.toast(`${name} was withdrawn and taken from 2 players.`)).toBeVisible(),
      expect(wardrobe.toast(`"${name}" was withdrawn from the town: you have your ${PRICE} coins back.`)).toBeVisible(),
      expect(creatorPage.toast(`Your item "${name}" was withdrawn: A copy`)).toBeVisible(),
      reviewPage.withdraw('A copy'),
    ]);
    await expect(reviewPage.waiting(name)).toBeHidden();
    await reviewPage.showReviewed('Rejected');
    await expect(reviewPage.waiting(name)).toBeVisible();

    await expect(buyer.town.balance(START)).toBeVisible();
    await expect.poll(() => hatPixels(maker.town.page, buyerInTown)).toBe(0);
    await wardrobe.open('Wardrobe');
    await expect(wardrobe.items('Worn').first()).toBeVisible();
    await expect(wardrobe.items(name)).toHaveCount(0);
    await wardrobe.close();
    const shop = new StorePage(buyer.town.page);
    await shop.openStore();
    await shop.search.fill(name);
    await expect(shop.dialog.getByText(storeText.noneFound)).toBeVisible();
    await creatorPage.open();
    await expect(creatorPage.submission(name)).toContainText('A copy');
  });
});
