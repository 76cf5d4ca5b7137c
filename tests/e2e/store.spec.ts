/** Shopping: things are tried on, wait in the cart over a reload, and are bought with coins and gems at once. */
import AxeBuilder from '@axe-core/playwright';
import * as text from '../../src/features/store/text.ts';
import * as shopText from '../../src/shop/text.ts';
import { StorePage } from './pages/store-page.ts';
import { WardrobePage } from './pages/wardrobe-page.ts';
import { expect, test } from './test.ts';

const SLIPPERS = { name: 'Candy Bunny Slippers', coins: 400 };
const BACKPACK = { name: 'Lucky Kitten Pack', gems: 45 };

test('a player tries on, adds all, buys with coins and gems, and owns it', async ({ players }) => {
  const { town } = await players.arrive('buy');
  const shop = new StorePage(town.page);

  await test.step('tries on two things and adds all', async () => {
    await shop.openStore();
    await shop.tryOn(SLIPPERS.name);
    await shop.tryOn(BACKPACK.name);
    await expect(shop.dialog.getByText(text.trying(2))).toBeVisible();
    await shop.button(text.addAll(2)).click();
    await expect(shop.toast(text.addedMany(2))).toBeVisible();
    await shop.button(text.addAll(0)).click();
    await expect(shop.toast(text.ALL_IN_CART)).toBeVisible();
    const { violations } = await new AxeBuilder({ page: town.page }).include('[role="dialog"]').analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });

  await test.step('finds the cart again after a reload, and buys', async () => {
    await town.page.reload();
    await shop.openStore();
    await expect(shop.cart.getByText(SLIPPERS.name)).toBeVisible();
    await expect(shop.cart.getByText(BACKPACK.name)).toBeVisible();
    await shop.cart.getByRole('button', { name: shopText.CHECKOUT }).click();
    await town.page
      .getByRole('dialog', { name: shopText.CONFIRM_PURCHASE })
      .getByRole('button', { name: shopText.CONFIRM_PURCHASE })
      .click();
    await expect(shop.toast('Thank you! 2 items are yours now.')).toBeVisible();
    await expect(shop.dialog.getByText((5000 - SLIPPERS.coins).toLocaleString('en')).first()).toBeVisible();
    await expect(shop.cart.getByText(shopText.NOTHING).first()).toBeVisible();
    await shop.cart.getByRole('button', { name: shopText.CHECKOUT }).click();
    await expect(shop.toast('Your cart is empty')).toBeVisible();
    await shop.search.fill(BACKPACK.name);
    const bought = shop.dialog.getByRole('article').filter({ hasText: BACKPACK.name });
    await expect(bought.getByRole('button', { name: shopText.OWNED })).toBeDisabled();
    await town.page.keyboard.press('Escape');
    await expect(shop.dialog).toBeHidden();
  });

  await test.step('owns both', async () => {
    const own = new WardrobePage(town.page);
    await own.open('Wardrobe');
    await expect(own.item(SLIPPERS.name)).toBeVisible();
    await expect(own.item(BACKPACK.name)).toBeVisible();
  });
});
