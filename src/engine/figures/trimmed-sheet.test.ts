/** Which part of a sheet's frames is visible. */
import { expect, it } from 'vitest';
import { visibleBox } from './trimmed-sheet.ts';

const FRAME = { widthPx: 12, heightPx: 20 };

/** A sheet of three frames with single visible pixels. */
function sheetWith(...pixels: readonly { frame: number; x: number; y: number }[]): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(3 * FRAME.widthPx * FRAME.heightPx * 4);
  for (const { frame, x, y } of pixels) rgba[(y * 3 * FRAME.widthPx + frame * FRAME.widthPx + x) * 4 + 3] = 1;
  return rgba;
}

it('has the visible pixels of all frames and a border', () => {
  const sheet = sheetWith({ frame: 0, x: 5, y: 9 }, { frame: 2, x: 3, y: 7 }, { frame: 1, x: 8, y: 15 });
  expect(visibleBox(sheet, 3, FRAME.widthPx)).toEqual({ left: 2, top: 6, widthPx: 8, heightPx: 11 });
});

it('ends at the edges of the frames', () => {
  const sheet = sheetWith({ frame: 1, x: 0, y: 0 }, { frame: 1, x: 11, y: 19 });
  expect(visibleBox(sheet, 3, FRAME.widthPx)).toEqual({ left: 0, top: 0, widthPx: 12, heightPx: 20 });
});

it('is one pixel of a transparent sheet', () => {
  expect(visibleBox(sheetWith(), 3, FRAME.widthPx)).toEqual({ left: 0, top: 0, widthPx: 1, heightPx: 1 });
});
