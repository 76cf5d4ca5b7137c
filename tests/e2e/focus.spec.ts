/** The focus of a player who uses keys alone: where it goes when what had it disappears, and what Escape closes. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { Tour } from './tour/tour.ts';
import { makeWorld, WORLD_ENV } from './tour/world.ts';

/** What has the focus: its role or element, and its name. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'nothing';
    const kind = activeElement.getAttribute('role') ?? activeElement.tagName.toLowerCase();
    return `${kind} ${activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim().slice(0, 40)}`;
  });

/** The focus is in the topmost dialog, and stays there when the page is drawn again. */
async function expectFocusInDialog(page: Page): Promise<void> {
  const inside = page.getByRole('dialog').last().locator(':focus').or(page.locator('[role="dialog"]:focus'));
  await expect(inside).toHaveCount(1);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  await expect(inside, await focusOf(page)).toHaveCount(1);
}

test.use({ serverEnv: WORLD_ENV });

test('the focus goes on when a card, a mail, a toast, an outfit, an item of the cart, a friend, a comment or a submission is removed, and when a button is disabled', async ({
  players,
  server,
}) => {
  const visited = await players.visit();
  const { page } = visited;
  await page.setViewportSize({ width: 1440, height: 900 });
  const tour = new Tour(page, await makeWorld(players, server, visited));
  const confirm = async (name: string): Promise<void> => {
    await expect(page.getByRole('button', { name, exact: true }).last()).toBeVisible();
    await tour.press('button', name);
  };

  // What keeps the focus is loaded with the first key.
  await page.keyboard.press('Tab');
  await tour.world.askToBeFriends();
  const later = tour.find('region', 'Good news').getByRole('button', { name: 'Later' });
  await tour.use(later);
  await expect.poll(() => focusOf(page)).not.toMatch(/^nothing$|^button Later$/);

  await tour.screen('Profile', 'Email');
  await tour.press('button', /lanterns/);
  await tour.press('button', 'Delete mail');
  await expect(tour.find('button', /The lanterns rise/)).toHaveCount(0);
  await expectFocusInDialog(page);
  // After the last control of the dialog, Tab goes to the toast over it.
  for (let count = 0; count < 60 && (await focusOf(page)) !== 'button Undo'; count += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tour.shows('button', /The lanterns rise/);
  await expectFocusInDialog(page);
  await tour.use(page.locator('[data-mail]', { hasText: 'odette' }));
  await tour.press('button', 'Decline');
  await expect(page.locator('[data-mail]', { hasText: 'odette' })).toHaveCount(0);
  await expectFocusInDialog(page);

  await tour.screen('Profile', 'FLOW');
  const multiplier = page.locator('.flow-side .btn-gem').first();
  await tour.use(multiplier);
  await expect(multiplier).toBeDisabled();
  await expectFocusInDialog(page);

  await tour.screen('Profile', 'Outfits');
  await tour.use(tour.find('article', 'Sunday pier').getByRole('button').first());
  await tour.press('button', 'Delete');
  await tour.shows('dialog', /Sunday pier|Delete/);
  await confirm('Delete');
  await expect(tour.find('article', 'Sunday pier')).toHaveCount(0);
  await expectFocusInDialog(page);

  await tour.screen('Menu', 'Store');
  await tour.press('button', 'Store');
  await tour.use(tour.find('button', /^Add to Cart, /).first());
  const cart = tour.find('complementary', 'Your cart').getByRole('listitem');
  await expect(cart).toHaveCount(1);
  await tour.use(tour.find('button', /^Remove /).first());
  await expect(cart).toHaveCount(0);
  await expectFocusInDialog(page);

  await tour.screen('Profile', 'About');
  await tour.press('tab', 'Comments');
  await tour.press('button', 'Delete comment');
  await expect(page.getByText('Lovely hat!').filter({ visible: true })).toHaveCount(0);
  await expectFocusInDialog(page);

  await tour.screen('Profile', 'Creator');
  await tour.press('button', /Moss Stargazer/);
  await tour.press('button', 'Delete');
  await tour.shows('dialog', /^Delete/);
  await confirm('Delete');
  await expect(tour.find('button', /Moss Stargazer/)).toHaveCount(0);
  await expectFocusInDialog(page);

  await tour.screen('Profile', 'Friends');
  await tour.find('searchbox').fill(tour.world.friend.username);
  await page.keyboard.press('Enter');
  await tour.press('button', 'Remove Friend');
  await tour.shows('dialog', 'Remove Friend');
  await confirm('Remove Friend');
  await tour.shows('button', 'Add Friend');
  await expectFocusInDialog(page);
});

test.describe(() => {
  // That of most tests: it runs already.
  test.use({ serverEnv: {} });

  test('Escape closes the topmost part only, and the focus returns step by step to the town', async ({ players }) => {
    const { town } = await players.arrive('ana');
    const { page } = town;
    await page.setViewportSize({ width: 1440, height: 900 });
    const dialogs = page.locator('[role="dialog"]');
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const use = async (name: string | RegExp): Promise<void> => {
      await button(name).last().focus();
      await page.keyboard.press('Enter');
    };

    // Emoji suggestions in the message line: they close first, then the line is left for the town.
    await town.message.focus();
    const suggestions = page.getByRole('listbox', { name: 'Emoji suggestions' });
    // Their code is loaded when the line has the focus for the first time.
    await expect(async () => {
      await town.message.fill('');
      await page.keyboard.type('hello :fro');
      await expect(suggestions).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(suggestions).toHaveCount(0);
    await expect(town.message).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeFocused();

    // A menu of the editor over a dialog over a dialog.
    await use(/^Profile/);
    await page.getByRole('menuitem', { name: 'About' }).focus();
    await page.keyboard.press('Enter');
    await use('Edit bio');
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await expect(dialogs).toHaveCount(2);
    await use(/^Colour/);
    await expect(dialogs).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(2);
    // In the text, where the player goes on.
    await expect(page.getByRole('textbox', { name: 'Bio' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(1);
    await expect(button('Edit bio')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
    await expect(button(/^Profile/)).toBeFocused();
  });
});
