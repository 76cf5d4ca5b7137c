/** Changing clothes in the wardrobe (at once), in the inventory (pending changes) and by outfits. */
import type { Locator } from '@playwright/test';
import { PeoplePage } from './pages/people-page.ts';
import { WardrobePage } from './pages/wardrobe-page.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { expect, test } from './test.ts';

const BERET = 'Berry Studio Beret';
const BEANIE = 'Mint Bobble Beanie';

test('a player changes clothes, saves an outfit and wears it again; another player sees each change', async ({
  players,
}) => {
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  const own = new WardrobePage(ana.town.page);
  const other = new PeoplePage(ben.town.page);
  await other.openProfile(ana.username);
  const seen = ben.town.page.getByRole('dialog', { name: ana.username }).locator('img.avatar-picture');
  await expect(seen).toBeVisible();
  let shown = await etagsOf(seen);
  // One apply may be sent as several looks: only the picture of the present look counts.
  const expectChange = async (): Promise<void> => {
    const before = shown.picture;
    await expect(async () => {
      shown = await etagsOf(seen);
      expect(shown.picture).toBe(shown.present);
      expect(shown.picture).not.toBe(before);
    }).toPass();
  };

  await test.step('Back closes the details, then empties the search, then closes the wardrobe', async () => {
    await own.open('Wardrobe');
    const search = own.page.getByRole('searchbox', { name: 'Search your items' });
    await search.fill('beret');
    await own.item(BERET).click();
    const details = own.page.getByRole('region', { name: 'Item details' });
    await expect(details).toBeVisible();
    await own.page.goBack();
    await expect(details).toBeHidden();
    await expect(search).toHaveValue('beret');
    await own.page.goBack();
    await expect(search).toHaveValue('');
    await expect(own.dialog('Wardrobe')).toBeVisible();
    await own.page.goBack();
    await expect(own.page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('puts on a hat at once', async () => {
    await own.open('Wardrobe');
    await own.item(BERET).click();
    await own.button('Equip').click();
    await expect(own.toast(`You are wearing ${BERET}.`)).toBeVisible();
    await expect(own.button('Unequip')).toBeVisible();
    await expect(own.item(BERET)).toContainText('Worn');
    await expectChange();
  });

  await test.step('tries on another hat and a size, and applies both', async () => {
    await own.openInventory();
    await own.item(BEANIE).click();
    await expect(own.item(BEANIE)).toContainText('Wear');
    await expect(own.item(BERET)).toContainText('Take off');
    await own.slider('Height').press('ArrowRight');
    await expect(own.slider('Height')).toHaveAttribute('aria-valuetext', '+1%');
    await expect(own.page.getByText('3 pending changes')).toBeVisible();
    expect(await findAxeFaults(own.page)).toEqual([]);
    await own.apply.click();
    await expect(own.toast('Changes applied successfully!')).toBeVisible();
    await expect(own.item(BEANIE)).toContainText('Worn');
    await expect(own.item(BERET)).not.toContainText('Take off');
    await expect(own.page.getByText('0 pending changes')).toBeVisible();
    await own.apply.click();
    await expect(own.toast('No changes to apply')).toBeVisible();
    await expectChange();
    await own.close();
  });

  await test.step('saves the outfit, undresses, and wears it again', async () => {
    await own.open('Outfits');
    await expect(own.page.getByText('No outfits, yet :)')).toBeVisible();
    await own.outfitName.fill('Sunday pier');
    await own.button('Save Outfit').click();
    await expect(own.outfit('Sunday pier')).toBeVisible();
    await own.close();
    await own.open('Wardrobe');
    await own.item(BEANIE).click();
    await own.button('Unequip').click();
    await expect(own.item(BEANIE)).not.toContainText('Worn');
    await expectChange();
    await own.close();
    await own.open('Outfits');
    await own.outfit('Sunday pier').getByRole('button').first().click();
    await own.button('Wear').click();
    await expect(own.toast('You are wearing Sunday pier.')).toBeVisible();
    await expectChange();
  });

  await test.step('copies its code, and deletes it', async () => {
    await ana.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await own.button('Copy code').click();
    await expect(own.toast('Outfit code copied to clipboard!')).toBeVisible();
    expect(await own.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\[outfit\][\w-]+\[\/outfit\]$/);
    await own.button('Delete').click();
    await own.dialog('Delete Sunday pier?').getByRole('button', { name: 'Delete' }).click();
    await expect(own.page.getByText('No outfits, yet :)')).toBeVisible();
  });
});

/** The entity tags of the picture that the image shows, and of the one that the server has now. */
const etagsOf = (image: Locator): Promise<{ picture: string | null; present: string | null }> =>
  image.evaluate(async (element: HTMLImageElement) => {
    const etag = async (address: string, cache: RequestCache): Promise<string | null> =>
      (await fetch(address, { cache })).headers.get('etag');
    return {
      picture: await etag(element.src, 'force-cache'),
      present: await etag(new URL(element.src).pathname, 'no-store'),
    };
  });
