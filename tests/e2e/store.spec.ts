/** The store: try-on, wishlist, cart and checkout, keyboard shortcuts, and failures before and during checkout. */
import { randomUUID } from 'node:crypto';
import { sendAdminRequest } from '../../src/server/admin/socket.ts';
import { text as words } from '../../src/avatar/text.ts';
import { text as outletText } from '../../src/features/outlet/text.ts';
import { groupByCut } from '../../src/shared/rules/cuts.ts';
import { text } from '../../src/features/store/text.ts';
import { text as itemText } from '../../src/store/item-page/text.ts';
import { text as purchases } from '../../src/store/purchases/text.ts';
import { boughtBefore, ofItem, text as shopText } from '../../src/store/text.ts';
import { StorePage } from './pages/store-page.ts';
import { WardrobePage } from './pages/wardrobe-page.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { expect, REFUSED, test } from './test.ts';

const SLIPPERS = { name: 'Candy Bunny Slippers', coins: 400 };
const SOCKS = { name: 'White Knee Socks', coins: 200 };
const VEST = { name: 'White Summer Vest', coins: 250 };
const BACKPACK = { name: 'Lucky Kitten Pack', gems: 45 };
const START = { coins: 5000 };

test('a player tries items on by mouse and keyboard, uses the wishlist, buys with coins and gems, and wears them', async ({
  players,
}) => {
  const { town } = await players.arrive('buy');
  const { page } = town;
  const shop = new StorePage(page);
  const listed = page.waitForResponse((response) => /\/store\?.*limit=50/.test(response.url()));
  await shop.openStore();
  const { items } = (await (await listed).json()) as { items: { id: string; name: string }[] };
  const ids = items.map(({ id }) => id);

  await test.step('shortcuts turn the avatar and clear the selection, except in inputs', async () => {
    await shop.tryOn(SOCKS.name);
    const tried = shop.dialog.getByText(text.trying({ count: 1 }));
    const isShown = shop.button(text.showTried);
    await shop.search.focus();
    for (const key of ['Control+p', 'Control+c', 'ArrowRight']) await page.keyboard.press(key);
    await expect(isShown).toHaveAttribute('aria-pressed', 'true');
    await expect(tried).toBeVisible();
    await expect(shop.figure).toHaveAttribute('aria-label', /seen from the front$/);

    await shop.chip(shopText.all).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shop.figure).toHaveAttribute('aria-label', /seen from the front left$/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(shop.figure).toHaveAttribute('aria-label', /seen from the front right$/);
    await page.keyboard.press('Control+p');
    await expect(isShown).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Meta+p');
    await expect(isShown).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+c');
    await expect(shop.toast(text.previewCleared)).toBeVisible();
    await expect(tried).toBeHidden();
  });

  await test.step('chips, list and checkout are one tab stop each', async () => {
    const focused = page.locator(':focus');
    await shop.chip(shopText.all).focus();
    await page.keyboard.press('End');
    await expect(focused).toHaveText('Tattoos (Leg Left)');
    await page.keyboard.press('Home');
    await expect(focused).toHaveText(shopText.all);
    await shop.find('');
    await expect(shop.offers.nth(2)).toBeVisible();
    await shop.chip(shopText.all).focus();
    const names: (string | null)[] = [];
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      names.push(await focused.getAttribute('aria-label'));
    }
    // Colours of one cut are one row.
    const rows = groupByCut(items).map(([shown]) => shown);
    const [first, second] = rows;
    // The shelf of the day, and the way to the outlet.
    expect(names.slice(0, 2)).toEqual([null, null]);
    expect(names.slice(2, 4)).toEqual([text.autoAddLabel, text.tryOn({ name: first?.name ?? '' })]);
    expect(names[4]).toBe(purchases.purchases);
    await expect(focused).toHaveText(shopText.checkout);
    for (const key of ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAttribute('aria-label', text.tryOn({ name: second?.name ?? '' }));
    await page.keyboard.press('Shift+ArrowRight');
    await expect(focused).toHaveAttribute('aria-label', itemText.about({ name: second?.name ?? '' }));
    await page.keyboard.press('Shift+ArrowRight');
    await expect(focused).toHaveAttribute('aria-label', ofItem(shopText.addToWishlist, second?.name ?? ''));
    await page.keyboard.press('End');
    // The last row of the pages that are loaded.
    await expect(focused).toHaveClass(/store-try/);
    await expect(focused).not.toHaveAttribute('aria-label', text.tryOn({ name: second?.name ?? '' }));
  });

  await test.step('price limits in the wrong order are swapped; Tab goes on in the filters', async () => {
    await shop.button(/^Sort by/).click();
    const filters = page.getByRole('dialog', { name: shopText.sort });
    await filters.getByRole('button', { name: text.inCoins }).click();
    const [from, to] = [text.priceFrom, text.priceTo].map((name) => filters.getByRole('textbox', { name }));
    await from?.fill('900');
    await to?.fill('100');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', { name: text.fitting })).toBeFocused();
    await expect(from ?? filters).toHaveValue('100');
    await expect(to ?? filters).toHaveValue('900');
    await filters.getByRole('button', { name: text.reset }).click();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
  });

  await test.step('zoom is clamped to 0.5 and 2', async () => {
    const stage = page.locator('.store-stage .avatar-stage');
    for (let steps = 0; steps < 4; steps += 1) await shop.button(words.zoomIn).click();
    await expect(shop.button(words.zoomIn)).toBeDisabled();
    await expect(stage).toHaveAttribute('data-zoom', '2');
    for (let steps = 0; steps < 6; steps += 1) await shop.button(words.zoomOut).click();
    await expect(shop.button(words.zoomOut)).toBeDisabled();
    await expect(stage).toHaveAttribute('data-zoom', '0.5');
  });

  await test.step('auto-add adds a tried-on item to the cart and removes it again', async () => {
    const autoAdd = shop.dialog.getByRole('switch', { name: text.autoAddLabel });
    await autoAdd.click();
    await shop.tryOn(VEST.name);
    await expect(shop.toast(shopText.added({ name: VEST.name }))).toBeVisible();
    await expect(shop.cart.getByText(VEST.name)).toBeVisible();
    await shop.dialog
      .getByRole('button', { name: text.takeOff({ name: VEST.name }) })
      .first()
      .click();
    await expect(shop.toast(shopText.removed({ name: VEST.name }))).toBeVisible();
    await expect(shop.cart.getByText(VEST.name)).toBeHidden();
    await autoAdd.click();
    await shop.offer(VEST.name).getByRole('button', { name: shopText.addToWishlist }).click();
    await expect(shop.toast(shopText.addedToWishlist)).toBeVisible();
  });

  await test.step('tries on two items and adds all to the cart', async () => {
    await shop.tryOn(SLIPPERS.name);
    await shop.tryOn(BACKPACK.name);
    await expect(shop.dialog.getByText(text.trying({ count: 2 }))).toBeVisible();
    await shop.button(text.addAll({ count: 2 })).click();
    await expect(shop.toast(text.addedMany({ count: 2 }))).toBeVisible();
    await shop.button(text.addAll({ count: 0 })).click();
    await expect(shop.toast(text.allInCart)).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
  });

  await test.step('a reload keeps the wishlist, the last 20 viewed items and the cart', async () => {
    await page.evaluate((viewed) => localStorage.setItem('recentlyViewed', JSON.stringify(viewed)), ids.slice(0, 20));
    await page.reload();
    await shop.openStore();
    await expect(shop.cart.getByText(SLIPPERS.name)).toBeVisible();
    await expect(shop.cart.getByText(BACKPACK.name)).toBeVisible();
    await shop.chip(text.wishlist).click();
    await expect(shop.dialog.getByText('1 item available')).toBeVisible();
    await expect(shop.dialog.getByText("You've reached the end • 1 total item")).toBeVisible();
    await shop.offer(VEST.name).getByRole('button', { name: shopText.removeFromWishlist }).click();
    await expect(shop.toast(shopText.removedFromWishlist)).toBeVisible();
    await expect(shop.dialog.getByText(text.wishlistEmpty)).toBeVisible();
    await shop.chip(shopText.all).click();
    const newest = items[20];
    await shop.tryOn(newest?.name ?? '');
    await shop.find('');
    await shop.chip(text.recent).click();
    await expect(shop.offers.first()).toContainText(newest?.name ?? '');
    await expect(shop.dialog.getByText('20 items available')).toBeVisible();
    const viewed = await page.evaluate(() => localStorage.getItem('recentlyViewed'));
    expect(JSON.parse(viewed ?? '[]')).toEqual([newest?.id, ...ids.slice(0, 19)]);
    await shop.chip(shopText.all).click();
  });

  await test.step('buys', async () => {
    await shop.checkout.click();
    await expect(shop.confirmation.getByRole('button', { name: shopText.keepShopping })).toBeFocused();
    await expect(shop.confirm).toBeEnabled();
    expect(await findAxeFaults(page)).toEqual([]);
    await shop.confirm.click();
    await expect(shop.toast('Thank you! 2 items are yours now.')).toBeVisible();
    await expect(shop.thanks.getByRole('button', { name: purchases.wearNow })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    await shop.leaveThanks();
    await expect(shop.balance(START.coins - SLIPPERS.coins)).toBeVisible();
    await expect(shop.cart.getByText(shopText.nothing).first()).toBeVisible();
    await shop.checkout.click();
    await expect(shop.toast('Your cart is empty')).toBeVisible();
    await shop.find(BACKPACK.name);
    await expect(shop.offer(BACKPACK.name).getByRole('button', { name: shopText.owned })).toBeDisabled();
    // The first Escape clears the search.
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await expect(shop.dialog).toBeHidden();
  });

  await test.step('the outlet marks owned items and shows the same cart', async () => {
    const { outlet } = shop;
    const select = async (name: string): Promise<void> => {
      await outlet.getByRole('searchbox').fill(name);
      await expect(outlet.locator('[aria-busy="true"]')).toHaveCount(0);
      await outlet.getByRole('region', { name: outletText.items }).getByRole('button', { name }).click();
    };
    await shop.openOutlet();
    await select(BACKPACK.name);
    const details = outlet.getByRole('region', { name: outletText.details({ name: BACKPACK.name }) });
    await expect(details).toContainText('Bag, made by Promenade');
    await expect(details.getByRole('button', { name: outletText.owned })).toBeDisabled();
    await outlet.getByRole('searchbox').fill('no such thing');
    await expect(outlet.getByText('No items found with "no such thing"')).toBeVisible();
    await select(VEST.name);
    await outlet.getByRole('button', { name: `${outletText.addToCart} ${VEST.coins} coins` }).click();
    await expect(outlet.getByRole('button', { name: `${outletText.cart} 1 item` })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    await outlet.getByRole('button', { name: ofItem(shopText.inCart, VEST.name), exact: true }).click();
    await expect(outlet.getByRole('button', { name: outletText.cart, exact: true })).toBeVisible();
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await expect(outlet).toBeHidden();
  });

  await test.step('wears both', async () => {
    const own = new WardrobePage(page);
    await own.open('Wardrobe');
    for (const { name } of [SLIPPERS, BACKPACK]) {
      await own.item(name).click();
      await own.button('Equip').click();
      await expect(own.toast(`You are wearing ${name}.`)).toBeVisible();
      await expect(own.item(name)).toContainText('Worn');
    }
  });
});

test('failed lists, superseded searches, stale prices, lost responses and an insufficient balance', async ({
  players,
  server,
}) => {
  const { town, username } = await players.arrive('till');
  const { page } = town;
  const shop = new StorePage(page);
  const admin = (...argv: string[]) => sendAdminRequest(server.dataDir, { argv, requestId: randomUUID() });
  players.expectErrors(REFUSED, /status of 500/, /net::ERR_CONNECTION_RESET/);

  await test.step('shows why a list failed, and retries', async () => {
    const failing = '**/store?*';
    await page.route(failing, (route) =>
      route.request().url().includes('limit=3000')
        ? route.fulfill({ status: 500, json: { success: false, message: 'The shelves are being painted.' } })
        : route.fulfill({ status: 500, body: '' }),
    );
    await shop.openOutlet();
    await expect(shop.outlet.getByRole('alert')).toContainText(
      `${outletText.loadFailed}The shelves are being painted.`,
    );
    await shop.enterStore();
    await expect(shop.dialog.getByRole('alert')).toContainText('Error loading store: Failed to fetch store data');
    await expect(shop.dialog.getByText('items available')).toHaveCount(0);
    await page.unroute(failing);
    await shop.dialog.getByRole('button', { name: shopText.retry }).click();
    await expect(shop.offers.first()).toBeVisible();
    await expect(shop.dialog.getByRole('alert')).toHaveCount(0);
  });

  await test.step('shows no error for a superseded search', async () => {
    await page.route('**/store?*search=Candy*', () => undefined);
    const asked = page.waitForRequest(/search=Candy/);
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('search=Candy'));
    await shop.search.fill('Candy');
    await asked;
    await shop.search.fill(SOCKS.name);
    expect((await dropped).failure()?.errorText).toContain('ABORTED');
    await expect(shop.dialog.getByText('1 item available')).toBeVisible();
    await expect(shop.offer(SOCKS.name)).toBeVisible();
    await expect(shop.dialog.getByRole('alert')).toHaveCount(0);
    await expect(shop.toast(/./)).toHaveCount(0);
  });

  await test.step('reports a changed price and charges nothing', async () => {
    const shown = '**/store?*search=White+Summer*';
    await page.route(shown, async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { items: { costCoins: number }[] };
      for (const item of reply.items) item.costCoins -= 100;
      await route.fulfill({ response, json: reply });
    });
    await shop.addToCart(VEST.name);
    await page.unroute(shown);
    await shop.buy();
    await expect(
      shop.toast(`Prices have changed: this now costs ${VEST.coins} coins. Nothing was charged.`),
    ).toBeVisible();
    await expect(shop.cart.getByText(String(VEST.coins)).first()).toBeVisible();
    await expect(shop.balance(START.coins)).toBeVisible();
  });

  await test.step('a lost response charges once, and after a reload the cart drops what was bought', async () => {
    const till = '**/store/checkout';
    await page.route(till, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await shop.buy();
    await expect(shop.toast('Checkout failed: Network error')).toBeVisible();
    await expect(shop.cart.getByText(VEST.name)).toBeVisible();
    await page.reload();
    await page.unroute(till);
    await shop.openStore();
    await expect(shop.toast(boughtBefore([VEST.name]))).toBeVisible();
    await expect(shop.cart.getByText(VEST.name)).toHaveCount(0);
    await expect(shop.balance(START.coins - VEST.coins)).toBeVisible();
    const bought = (await admin('ledger', username))?.text.split('\n').filter((line) => line.includes('purchase'));
    expect(bought).toHaveLength(1);
  });

  await test.step('two tabs at once pay once, and a balance one coin short buys nothing', async () => {
    const left = START.coins - VEST.coins;
    const funds = SOCKS.coins + SLIPPERS.coins - 1;
    await admin('grant', username, 'coins', String(funds - left));
    await expect(shop.balance(funds)).toBeVisible();
    await shop.addToCart(SOCKS.name);
    await shop.checkout.click();
    await expect(shop.confirm).toBeVisible();
    const other = new StorePage(await page.context().newPage());
    await other.page.goto('/');
    await other.openStore();
    await other.checkout.click();
    await expect(other.confirm).toBeVisible();
    // The first tab shows that the town is open elsewhere, over the dialog.
    const covered = page.getByRole('button', { name: shopText.confirmPurchase, includeHidden: true });
    // The button works half a second after the dialog has opened.
    await expect(other.confirm).not.toHaveAttribute('aria-disabled', 'true');
    // No checkout is answered before both buttons are pressed: it would close the other tab's dialog.
    const pressed = Promise.withResolvers<void>();
    await page.context().route('**/store/checkout', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await Promise.all([covered.dispatchEvent('click'), other.confirm.dispatchEvent('click')]);
    pressed.resolve();
    for (const tab of [shop, other]) await expect(tab.confirmation).toHaveCount(0);
    for (const tab of [shop, other]) await expect(tab.cart.getByText(SOCKS.name)).toHaveCount(0);
    const bought = (await admin('ledger', username))?.text.split('\n').filter((line) => line.includes('purchase'));
    expect(bought).toHaveLength(2);
    expect(bought?.[1]).toContain('-200 coins = 399');

    // The tab whose order was paid says thanks, over the balance.
    if (await other.thanks.isVisible()) await other.leaveThanks();
    await expect(other.balance(SLIPPERS.coins - 1)).toBeVisible();
    await other.addToCart(SLIPPERS.name);
    await other.checkout.click();
    await expect(other.toast('Insufficient funds')).toBeVisible();
    await expect(other.confirmation).toHaveCount(0);
  });
});
