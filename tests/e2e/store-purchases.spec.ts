/** What follows a purchase: the cart on the own figure, a return, and what is bought in the town; and the page of an item. */
import type { Locator } from '@playwright/test';
import { text as itemText } from '../../src/store/item-page/text.ts';
import { text as purchases } from '../../src/store/purchases/text.ts';
import { text as shopText } from '../../src/store/text.ts';
import { StorePage } from './pages/store-page.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { expect, test } from './test.ts';

/** Whether the text or a control reaches into another one, in the whole width of its words. */
const overlaps = async (control: Locator, text: Locator): Promise<boolean> => {
  const box = await control.boundingBox();
  const words = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return { left, top, right, bottom };
  });
  if (box === null) return true;
  const isBeside = box.x >= words.right || box.x + box.width <= words.left;
  return !isBeside && box.y < words.bottom && box.y + box.height > words.top;
};

const SLIPPERS = { name: 'Candy Bunny Slippers' };
const SOCKS = { name: 'White Knee Socks', coins: 200 };
const VEST = { name: 'White Summer Vest', coins: 250 };
const START = { coins: 5000 };

test('the cart is worn at once, what was bought is shown in the town, and a purchase is returned', async ({
  players,
}) => {
  const { town } = await players.arrive('thanks');
  const { page } = town;
  const shop = new StorePage(page);
  await shop.openStore();
  for (const { name } of [VEST, SOCKS]) await shop.addToCart(name);

  await test.step('each piece of the cart is taken off and put on by keyboard', async () => {
    await shop.button(purchases.showCart).click();
    const fitting = page.getByRole('dialog', { name: purchases.cartOnYou });
    await expect(fitting.getByText(purchases.wornOf({ worn: 2, count: 2 }))).toBeVisible();
    await fitting.getByRole('button', { name: VEST.name, pressed: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(fitting.getByRole('button', { name: SOCKS.name, pressed: false })).toBeFocused();
    await expect(fitting.getByText(purchases.wornOf({ worn: 1, count: 2 }))).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(fitting).toBeHidden();
  });

  await test.step('an item that was never worn is returned, for the price that was paid', async () => {
    await shop.buy();
    const window = page.viewportSize() ?? { width: 1100, height: 700 };
    for (const size of [
      { width: 844, height: 390 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await expect(shop.thanks).toBeVisible();
      await expect.poll(() => shop.isFigureBelowToast()).toBe(false);
    }
    await page.setViewportSize(window);
    await shop.leaveThanks();
    await shop.button(purchases.purchases).click();
    const list = page.getByRole('dialog', { name: purchases.purchases });
    const giveBack = list.getByRole('button', { name: purchases.giveBackItem({ name: SOCKS.name }) });
    await giveBack.waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overlaps(giveBack, list.getByText(SOCKS.name))).toBe(false);
    await page.setViewportSize(window);
    await giveBack.click();
    await page
      .getByRole('dialog', { name: purchases.returnTitle })
      .getByRole('button', { name: purchases.giveBack })
      .click();
    await expect(shop.toast(`You got back ${SOCKS.coins} coins for ${SOCKS.name}.`)).toBeVisible();
    await expect(list.getByText(purchases.refunded)).toBeVisible();
    await expect(list.getByRole('button', { name: purchases.giveBackItem({ name: SOCKS.name }) })).toHaveCount(0);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(shop.balance(START.coins - VEST.coins)).toBeVisible();
  });

  await test.step('what is bought is worn and shown in the town', async () => {
    for (const { name } of [SLIPPERS, SOCKS]) await shop.addToCart(name);
    await shop.buy();
    await shop.thanks.getByRole('button', { name: purchases.showInTown }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(shop.toast('You are wearing 2 new pieces.')).toBeVisible();
  });
});

test('an item has a page with its colours, and the look of the day is on the shelf', async ({ players }) => {
  const { town } = await players.arrive('shelf');
  const { page } = town;
  const shop = new StorePage(page);
  await shop.openStore();
  await shop.addToCart(SOCKS.name);

  await test.step('a row of the cart leads to its item, and a colour to the other item', async () => {
    await shop.cart.getByRole('button', { name: itemText.about({ name: SOCKS.name }) }).click();
    const about = page.getByRole('dialog', { name: SOCKS.name });
    await expect(about.getByRole('button', { name: shopText.inCart })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    const colours = about.getByRole('region', { name: itemText.colours }).getByRole('button');
    const other = (await colours.nth(1).getAttribute('aria-label')) ?? '';
    await colours.nth(1).click();
    await expect(page.getByRole('dialog', { name: other })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: other })).toBeHidden();
  });

  await test.step('the look of the day', async () => {
    await shop.find('');
    await shop.dialog.getByRole('list', { name: itemText.shelf }).getByRole('button', { name: itemText.set }).click();
    const set = page.getByRole('dialog', { name: itemText.set });
    await expect(set.getByRole('button', { name: itemText.buySet })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    // On a phone in landscape the button is in sight, and nothing of the pieces below it.
    const window = page.viewportSize() ?? { width: 1100, height: 700 };
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(set.getByRole('button', { name: itemText.buySet })).toBeInViewport({ ratio: 1 });
    const bottomOf = (part: string) => set.locator(part).evaluate((one) => one.getBoundingClientRect().bottom);
    await expect.poll(async () => (await bottomOf('.item-page-side')) - (await bottomOf('.set-foot'))).toBeLessThan(1);
    await page.setViewportSize(window);
    await page.keyboard.press('Escape');
    await expect(set).toBeHidden();
  });
});
