/**
 * The dialogs with a figure under a finger, at sizes of phones and tablets: targets of 44 px, whole tiles and figure in low
 * windows, and nothing moves when an item is selected. At 400 % a dialog scrolls as a whole, and nothing in it covers the items.
 */
import type { Locator, Page } from '@playwright/test';
import { findSmallTargets } from '../support/chromium/small-targets.ts';
import { StorePage } from './pages/store-page.ts';
import { WardrobePage } from './pages/wardrobe-page.ts';
import { expect, test } from './test.ts';

const DESK = { width: 1280, height: 720 };
const SIZES = [
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];
const ZOOMED = { width: 320, height: 256 };
const LOW_PX = 540;
/** In a low window a list shows at least one row of three whole tiles. */
const WHOLE_TILES = 3;

/** A fault that is there for so long is one, also on a slow machine. */
const LASTING_MS = 10_000;

const setTouch = (page: Page, isTouch: boolean): Promise<void> =>
  page.evaluate((isOn) => {
    if (isOn) document.documentElement.dataset.touch = '';
    else delete document.documentElement.dataset.touch;
  }, isTouch);

/** The screen before it may still be hidden in the dialog. */
const stageOf = (dialog: Locator): Locator => dialog.locator('.avatar-stage').filter({ visible: true });

/** Number of tiles that the list shows from top to bottom. */
const countWholeTiles = (dialog: Locator): Promise<number> =>
  dialog.getByRole('region', { name: 'Items' }).evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('.item-tile')].filter((tile) => {
      const box = tile.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= Math.min(bottom, innerHeight) + 1;
    }).length;
  });

/** Small targets that last: tiles of a list that follows a new size of the window lie over each other for a moment. */
async function lastingSmallTargets(dialog: Locator): Promise<string[]> {
  let found: string[] = [];
  const look = async (): Promise<number> => {
    found = await findSmallTargets(dialog);
    return found.length;
  };
  await expect
    .poll(look, { timeout: LASTING_MS })
    .toBe(0)
    .catch(() => {});
  return found;
}

/** Selects and deselects the first item, and returns what moved. */
async function movedBySelecting(dialog: Locator): Promise<string[]> {
  const tile = dialog.locator('.item-tile').first();
  const parts = { stage: stageOf(dialog), tile: tile.locator('..') };
  const boxes = async (): Promise<string[]> =>
    Promise.all(
      Object.entries(parts).map(async ([name, part]) => `${name} ${JSON.stringify(await part.boundingBox())}`),
    );
  // The list follows the size of the window.
  let before: string[] = [];
  await expect(async () => {
    const last = before;
    before = await boxes();
    expect(before).toEqual(last);
  }).toPass();
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  const after = await boxes();
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  return after.filter((box) => !before.includes(box));
}

test('wardrobe, inventory and outlet fit phones and tablets under a finger', async ({ players }) => {
  const { town } = await players.arrive('keeper');
  const { page } = town;
  const wardrobe = new WardrobePage(page);
  const store = new StorePage(page);
  const faults: string[] = [];

  /** `isSelecting`: a press only selects an item. */
  const check = async (name: string, { isSelecting }: { isSelecting: boolean }): Promise<void> => {
    const dialog = page.getByRole('dialog', { name });
    await setTouch(page, true);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => countWholeTiles(dialog)).toBeGreaterThanOrEqual(size.height <= LOW_PX ? WHOLE_TILES : 1);
      const found = await lastingSmallTargets(dialog);
      if (isSelecting) found.push(...(await movedBySelecting(dialog)).map((box) => `moved: ${box}`));
      const stage = await stageOf(dialog).boundingBox();
      if (!stage || stage.y + stage.height > size.height)
        found.push(`stage below the window: ${JSON.stringify(stage)}`);
      faults.push(...found.map((fault) => `${name} ${size.width}x${size.height}: ${fault}`));
    }
    await page.setViewportSize(ZOOMED);
    const first = dialog.locator('.item-tile').filter({ visible: true }).first();
    await first.click({ trial: true });
    if ((await countWholeTiles(dialog)) === 0) faults.push(`${name} at 400 %: no whole item`);
    await setTouch(page, false);
    await page.setViewportSize(DESK);
  };

  await page.setViewportSize(DESK);
  await wardrobe.open('Wardrobe');
  await check('Wardrobe', { isSelecting: true });
  await wardrobe.openInventory();
  await check('Inventory', { isSelecting: false });
  await wardrobe.close();
  await store.openOutlet();
  await check('Outlet', { isSelecting: true });
  expect(faults).toEqual([]);

  // Forced colours take the ground of everything but of what is a colour to choose.
  await page.emulateMedia({ forcedColors: 'active' });
  const swatches = page.getByRole('group', { name: 'Colours' }).locator('i');
  const grounds = (): Promise<string[]> =>
    swatches.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]);
  await expect.poll(async () => (await grounds()).length).toBeGreaterThan(2);
});
