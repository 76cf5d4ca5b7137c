/** What the window shows of the town, read from a photograph of it: a picture by WebGL is gone when a script could read it. */
import { expect, type Page } from '@playwright/test';

/** Mean brightness of each cell of the grid, 0 to 255. */
export type TownPicture = readonly number[];

const CELLS = { across: 16, down: 10 } as const;
/** Of the window's width and height: what the interface leaves free. */
const FREE = { left: 0.25, top: 0.15, width: 0.5, height: 0.5 } as const;

export async function townPicture(page: Page): Promise<TownPicture> {
  const [width, height] = await page.evaluate(() => [window.innerWidth, window.innerHeight] as const);
  const clip = {
    x: Math.round(width * FREE.left),
    y: Math.round(height * FREE.top),
    width: Math.round(width * FREE.width),
    height: Math.round(height * FREE.height),
  };
  const base64 = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(readCells, { base64, ...CELLS });
}

/** Runs in the page. */
async function readCells({
  base64,
  across,
  down,
}: {
  base64: string;
  across: number;
  down: number;
}): Promise<number[]> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(across, down).getContext('2d');
  if (context === null) return [];
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, across, down);
  const { data } = context.getImageData(0, 0, across, down);
  return Array.from({ length: across * down }, (_, cell) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * cell, 4 * cell + 3);
    return (red + green + blue) / 3;
  });
}

export const brightness = (picture: TownPicture): number =>
  picture.reduce((sum, cell) => sum + cell, 0) / picture.length;

/** Difference of the cells that differ most, and of all. */
export function differenceOf(one: TownPicture, other: TownPicture): { most: number; mean: number } {
  const each = one.map((cell, index) => Math.abs(cell - (other[index] ?? 0)));
  return { most: Math.max(...each), mean: each.reduce((sum, cell) => sum + cell, 0) / each.length };
}

/** The picture of a town that has scenery and does not change any more. */
export async function settledPicture(page: Page): Promise<TownPicture> {
  let seen = await townPicture(page);
  await expect(async () => {
    const before = seen;
    seen = await townPicture(page);
    expect(await page.getByText('Drawing the town…').count(), 'scenery that is loading').toBe(0);
    expect(Math.max(...seen) - Math.min(...seen), 'contrast').toBeGreaterThan(20);
    expect(differenceOf(before, seen).most).toBeLessThan(1);
  }).toPass({ intervals: [400] });
  return seen;
}
