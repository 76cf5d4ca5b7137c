/** The creator tools: validation of uploads, the preview on both bodies, the thumbnail maker and the guide. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { CreatorToolsPage } from './pages/creator-tools-page.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { expect, test } from './test.ts';

const INK = { r: 255, g: 0, b: 220, alpha: 1 };

/** Boxes on the chests of five views. View 3 (back) is empty, and one box touches an edge of view 1. */
async function drawSheet(widthPx = 2550): Promise<Buffer> {
  const box = (width: number) => ({ create: { width, height: 60, channels: 4 as const, background: INK } });
  const columns = widthPx < 2550 ? [0] : [0, 1, 2, 4, 5];
  const boxes = columns.map((column) => ({ input: box(60), left: column * 425 + 180, top: 310 }));
  const edge = widthPx < 2550 ? [] : [{ input: box(20), left: 425, top: 500 }];
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return await sharp({ create: { width: widthPx, height: 850, channels: 4, background: clear } })
    .composite([...boxes, ...edge])
    .png()
    .toBuffer();
}

/** Number of pixels in the screenshot that have the ink's colour. */
async function inkOf(shown: Locator): Promise<number> {
  const { data, info } = await sharp(await shown.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 230 && green < 40 && blue > 190) count += 1;
  }
  return count;
}

test('uploads are validated at once, the sheet is previewed on both bodies, and the guide can be read', async ({
  players,
}) => {
  const { town } = await players.arrive('ink');
  const tools = new CreatorToolsPage(town.page);
  const { page } = tools;
  const sheet = await drawSheet();
  await tools.open();
  await expect(page.getByText('No submissions, yet :)')).toBeVisible();
  await tools.beginSubmission();

  await test.step('invalid files are refused with a reason', async () => {
    const refused = async (file: Buffer, reason: string): Promise<void> => {
      await tools.chooseSheet(file);
      await expect(tools.toast(reason)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeHidden();
    };
    await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Please upload a PNG image');
    await refused(await drawSheet(425), 'The image must be 2550x850 pixels. This one has 425x850.');
    await refused(sheet.subarray(0, sheet.length / 2), 'The image is damaged and cannot be read.');
    await refused(Buffer.concat([sheet, Buffer.alloc(8 * 1024 * 1024)]), 'An image has at most 8 MiB.');
    await tools.submit.click();
    await expect(tools.toast('Please upload an image')).toBeVisible();
  });

  await test.step('warnings are shown, and nothing is sent without the required fields and the terms', async () => {
    await tools.dropSheet(sheet);
    // Submits at once: sending waits for the validation that is still running.
    await tools.submit.click();
    await expect(tools.toast('Please fill in all fields')).toBeVisible();
    await expect(page.getByText('Nothing is drawn in view 3.')).toBeVisible();
    await expect(page.getByText('The drawing touches the edge of view 1 and may be cut off.')).toBeVisible();
    await expect(page.locator('[data-finding="empty"]')).toHaveCount(1);
    // In all languages the views are in the order of the file.
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const views = page.locator('.creations-view');
    const places = await views.evaluateAll((all) => all.map((view) => view.getBoundingClientRect().left));
    expect(places).toHaveLength(6);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await tools.select('Category').selectOption('Top');
    await tools.select('Gender').selectOption('Masculine');
    await tools.submit.click();
    await expect(tools.toast('Please accept the terms and conditions')).toBeVisible();
  });

  await test.step('the preview shows the sheet on both bodies, in all views, on six backgrounds', async () => {
    await tools.openPreview();
    for (const body of ['Feminine', 'Masculine'] as const) {
      await expect.poll(() => inkOf(tools.figure(body))).toBeGreaterThan(100);
    }
    await expect(
      tools.preview.getByRole('radio', { name: /Transparent|Paper|Sky|Lantern night|Plaza|Pier/ }),
    ).toHaveCount(6);
    await tools.preview.getByRole('radio', { name: 'Transparent' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tools.preview.getByRole('radio', { name: 'Paper' })).toBeChecked();
    await tools.preview.getByRole('switch', { name: 'Anchors' }).click();
    await expect(tools.preview.locator('[data-anchors="feminine"] circle').first()).toBeAttached();
    await expect(tools.preview.locator('[data-anchors="masculine"] circle').first()).toBeAttached();
    expect(await findAxeFaults(tools.page)).toEqual([]);
    await tools.preview.getByRole('switch', { name: 'Anchors' }).click();

    await tools.preview.getByRole('button', { name: 'Rotate right' }).focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await expect(tools.preview.getByText('View 3, seen from the back')).toBeVisible();
    await expect.poll(() => inkOf(tools.figure('Masculine'))).toBe(0);
    await tools.preview.getByRole('button', { name: 'Turn by itself' }).click();
    await expect(tools.preview.getByText('View 4, seen from the front right')).toBeVisible();
    await tools.preview.getByRole('button', { name: 'Stop turning' }).click();
  });

  await test.step('a thumbnail is created from the sheet', async () => {
    await tools.preview.getByRole('combobox', { name: 'Thumbnail of' }).selectOption('View 2, from the left');
    await tools.preview.getByRole('button', { name: 'Generate thumbnail' }).click();
    await expect(tools.toast('Thumbnail generated successfully!')).toBeVisible();
    await expect.poll(() => inkOf(tools.preview.getByRole('img', { name: 'Thumbnail' }))).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
    await expect(tools.preview).toBeHidden();
    await expect(page.getByRole('img', { name: 'Thumbnail' })).toBeVisible();
  });

  await test.step('the guide opens, turns its pages and is readable by screen readers', async () => {
    players.expectErrors(/guide\.pdf/);
    await page.route('**/guide.pdf*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Creator guide' }).click();
    await expect(tools.guide.getByText('The guide could not be opened.')).toBeVisible();
    await tools.guide.getByRole('button', { name: 'Try again' }).click();
    // A busy machine may not render it in time at first.
    await expect(async () => {
      const again = tools.guide.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      await expect(tools.guidePage(1)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(tools.guidePage(1).getByText('Drawing for Promenade')).toBeAttached();
    await tools.guide.getByRole('button', { name: 'Next page' }).click();
    await expect(tools.guidePage(2).getByText('The sheet', { exact: true })).toBeAttached();
    await page.keyboard.press('End');
    await expect(tools.guidePage(3).getByText('Turned down', { exact: true })).toBeAttached();
    expect(await findAxeFaults(tools.page)).toEqual([]);
    await expect(tools.guide.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('hreflang', 'en');
    const template = await page.request.get(
      (await tools.guide.getByRole('link', { name: 'Feminine template' }).getAttribute('href')) ?? '',
    );
    expect(await sharp(await template.body()).metadata()).toMatchObject({ format: 'png', width: 2550, height: 850 });
    await page.keyboard.press('Escape');
    await expect(tools.guide).toBeHidden();
    await expect(page.getByRole('button', { name: 'Creator guide' })).toBeFocused();
  });
});

/** Ids of the files that the browser keeps. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'kept-files')) return [];
    const database = await done(indexedDB.open('kept-files'));
    const ids = await done(database.transaction('files').objectStore('files').getAllKeys());
    database.close();
    return ids.map(String);
  });

test('a reload keeps the pictures of a submission; sending it and signing out remove them', async ({ players }) => {
  const { town } = await players.arrive('kept');
  const tools = new CreatorToolsPage(town.page);
  const { page } = tools;
  const begin = async (): Promise<void> => {
    await tools.open();
    await tools.beginSubmission();
  };
  const shown = page.getByText('Nothing is drawn in view 3.');
  const thumbnail = page.getByRole('img', { name: 'Thumbnail' });
  const choose = async (): Promise<void> => {
    await tools.chooseSheet(await drawSheet());
    await expect(shown).toBeVisible();
    await page.getByRole('button', { name: 'Generate thumbnail' }).click();
    await expect(thumbnail).toBeVisible();
    await expect.poll(async () => (await keptFiles(page)).length).toBe(2);
  };
  const reload = async (): Promise<void> => {
    // Without a question: nothing is lost.
    await page.reload();
    await begin();
  };

  await begin();
  await choose();
  await tools.select('Category').selectOption('Top');
  await tools.select('Gender').selectOption('Masculine');
  await reload();
  await expect(shown).toBeVisible();
  await expect(thumbnail).toBeVisible();
  await expect(page.getByText(/not these pictures/)).toBeHidden();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole('checkbox').check();
  await tools.submit.click();
  await expect(page.getByRole('heading', { name: 'New submission' })).toBeHidden();
  await expect.poll(() => keptFiles(page)).toEqual([]);

  await tools.beginSubmission();
  await expect(shown).toBeHidden();
  await choose();
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => keptFiles(page)).toEqual([]);
});
