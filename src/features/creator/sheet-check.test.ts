import { expect, it } from 'vitest';
import { CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../shared/art/avatar-sizes.ts';
import { SHEET_HEIGHT_PX, SHEET_WIDTH_PX } from '../../shared/rules/creators.ts';
import { inspectPixels, inspectSheet } from './sheet-check.ts';

/** A dot in some views, by rotation, at a place of each. */
function sheet(dots: readonly { rotation: number; x: number; y: number }[], ground = 0): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SHEET_WIDTH_PX * SHEET_HEIGHT_PX * 4);
  if (ground > 0) pixels.fill(ground);
  for (const { rotation, x, y } of dots) {
    pixels[(y * SHEET_WIDTH_PX + (COLUMN_OF_ROTATION[rotation] ?? 0) * CANVAS_WIDTH_PX + x) * 4 + 3] = 255;
  }
  return pixels;
}
const everyView = COLUMN_OF_ROTATION.map((_, rotation) => ({ rotation, x: 200, y: 400 }));

it('takes a sheet whose six views show something within their margins', () => {
  expect(inspectPixels(sheet(everyView))).toEqual({ failure: null, emptyViews: [], touchingViews: [] });
});

it('names empty views and those that touch an edge by their rotation', () => {
  expect(
    inspectPixels(sheet([...everyView.slice(0, 4), { rotation: 1, x: 0, y: 5 }, { rotation: 2, x: 9, y: 849 }])),
  ).toEqual({
    failure: null,
    emptyViews: [4, 5],
    touchingViews: [1, 2],
  });
});

it('refuses what is blank or has nothing transparent', () => {
  expect(inspectPixels(sheet([])).failure).toBe('The image is empty.');
  expect(inspectPixels(sheet([], 255)).failure).toMatch(/no transparent pixel/);
});

it('refuses other kinds of files and too large ones before they are decoded', async () => {
  expect((await inspectSheet(new Blob(['<svg/>']))).failure).toBe('Please upload a PNG image');
  expect((await inspectSheet(new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]))).failure).toBe(
    'An image has at most 8 MiB.',
  );
});
