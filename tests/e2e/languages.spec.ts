/** The language of the interface: a choice keeps drafts, and follows the player to another device. */
import type { Page } from '@playwright/test';
import { ForumPage } from './pages/forum-page.ts';
import buttonText from '../../src/languages/ar/emoji-button.ts';
import emojiNames from '../../src/languages/ar/emoji-names.ts';
import emojiText from '../../src/languages/ar/emoji.ts';
import { findMisplacedText } from '../support/chromium/misplaced-text.ts';
import { expect, test } from './test.ts';

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

test('a language that a player chooses keeps drafts, is that of the next device, and fits there', async ({
  players,
}) => {
  const ada = await players.arrive('ada');
  const { page } = ada.town;
  const forum = new ForumPage(page);
  await forum.open();
  await forum.beginPost();
  await forum.write({ title: 'Lanterns at noon', message: 'Half of a thought' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep draft' }).click();
  await expect(forum.newPost).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(forum.dialog).toBeHidden();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await reloaded;
  await expect(ada.town.player(ada.username)).toBeAttached();
  expect(await languageOf(page)).toBe('de');
  await page.getByRole('button', { name: 'Menü' }).first().click();
  await page.getByRole('menuitem', { name: 'Forum' }).click();
  await page.getByRole('button', { name: 'Neuer Beitrag' }).filter({ visible: true }).first().click();
  const draft = page.getByRole('dialog', { name: 'Neuer Beitrag' });
  await expect(draft.locator('input').first()).toHaveValue('Lanterns at noon');
  await expect(draft.locator('textarea')).toHaveValue('Half of a thought');

  const phone = await players.visit();
  await phone.open('/login');
  expect(await languageOf(phone.page)).toBe('en');
  await phone.signIn(ada.email, ada.password);
  await expect.poll(() => languageOf(phone.page).catch(() => '')).toBe('de');

  // Long names fit into the rows of the narrowest phone.
  await phone.page.getByRole('button', { name: 'Menü' }).first().click();
  await phone.page.getByRole('menuitem', { name: 'Boutique' }).click();
  await phone.page
    .getByRole('dialog', { name: 'Outlet' })
    .getByRole('button', { name: 'Boutique', exact: true })
    .click();
  await phone.page.setViewportSize({ width: 320, height: 640 });
  const store = phone.page.getByRole('dialog', { name: 'Boutique' });
  await store.getByRole('searchbox').fill('Kniestrümpfe');
  await expect(store.getByRole('article', { name: /^Kniestrümpfe/ }).first()).toBeVisible();
  expect((await findMisplacedText(phone.page)).filter((fault) => fault.includes('strümpfe'))).toEqual([]);
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('emoji and their suggestions are in the window of a phone; the cells of FLOW are over its gems', async ({
    players,
  }) => {
    const { town } = await players.arrive('ana');
    const { page } = town;
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const line = page.locator('.chat-input input');
    const suggestions = page.getByRole('listbox', { name: emojiText.suggestions });
    // Their code is loaded when the line has the focus for the first time.
    await expect(async () => {
      await line.fill('');
      await line.pressSequentially('hello :fro');
      await expect(suggestions).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(suggestions).toBeInViewport({ ratio: 1 });
    await line.fill('');
    await page.getByRole('button', { name: buttonText.openEmoji, exact: true }).first().tap();
    const picker = page.locator('.emoji-picker');
    await expect(picker).toBeInViewport({ ratio: 1 });
    await expect(picker.getByRole('tab').filter({ has: page.locator('svg') })).toHaveCount(9);
    const [firstName = ''] = emojiNames.smileysEmotion.split('|');
    await expect(picker.getByRole('button', { name: firstName, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.locator('.hud-knob').tap();
    await page.getByRole('button', { name: 'FLOW' }).tap();
    // The canvas has the first column at the left.
    const columnAt = async (cell: number) => (await page.locator(`[data-cell="${cell}"]`).boundingBox())?.x;
    expect(await columnAt(0)).toBeLessThan((await columnAt(5)) ?? 0);

    // Scripts with texts come from the folder of one language.
    const languages = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/assets\/([^/]+)\/[^/]+\.js$/.exec(name)?.slice(1) ?? []),
    );
    expect([...new Set(languages)]).toEqual(['ar']);

    // A name in Latin letters begins where its list begins.
    const sideOfName = await page.evaluate(() => {
      const name = document.body.appendChild(document.createElement('p'));
      Object.assign(name, { className: 'clamp1', dir: 'auto', textContent: 'Ben' });
      const { textAlign } = getComputedStyle(name);
      name.remove();
      return textAlign;
    });
    expect(sideOfName).toBe('right');
  });
});
