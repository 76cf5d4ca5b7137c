/** The language of the interface: a choice keeps drafts, and follows the player to another device. */
import type { Page } from '@playwright/test';
import { ForumPage } from './pages/forum-page.ts';
import { expect, test } from './test.ts';

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

test('a language that a player chooses keeps drafts and is that of the next device', async ({ players }) => {
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
  await expect(phone.page.getByRole('button', { name: 'Menü' }).first()).toBeVisible();
});
