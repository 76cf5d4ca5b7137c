import { expect, it } from 'vitest';
import { CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import { joinFindings, SAFE_SIDE_PX } from '../../shared/art/sheet-findings.ts';
import { SHEET_HEIGHT_PX, SHEET_WIDTH_PX } from '../../shared/rules/creations.ts';
import { sentenceText } from '../../net/reply-words.ts';
import { inspectSheet, reportOnPixels, type SheetReport } from './sheet-check.ts';

/** One dot in some views, from the left, at a position of each. */
function sheet(dots: readonly { view: number; x: number; y: number }[], ground = 0): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SHEET_WIDTH_PX * SHEET_HEIGHT_PX * 4);
  if (ground > 0) pixels.fill(ground);
  for (const { view, x, y } of dots) {
    pixels[(y * SHEET_WIDTH_PX + view * CANVAS_WIDTH_PX + x) * 4 + 3] = 255;
  }
  return pixels;
}
const everyView = [0, 1, 2, 3, 4, 5].map((view) => ({ view, x: 200, y: 400 }));

it('accepts a sheet whose six views show something within their margins', () => {
  expect(reportOnPixels(sheet(everyView))).toEqual({
    failure: null,
    emptyViews: [],
    touchingViews: [],
    wideViews: [],
    marks: [],
  });
});

it('names empty views, and those that touch an edge or leave the safe area, with positions', () => {
  const dots = [
    ...everyView.slice(0, 4),
    { view: 1, x: 0, y: 5 },
    { view: 1, x: 1, y: 80 },
    { view: 2, x: 200, y: 849 },
    { view: 3, x: CANVAS_WIDTH_PX - SAFE_SIDE_PX, y: 300 },
    { view: 0, x: CANVAS_WIDTH_PX - SAFE_SIDE_PX - 1, y: 300 },
  ];
  expect(reportOnPixels(sheet(dots))).toEqual({
    failure: null,
    emptyViews: [4, 5],
    touchingViews: [1, 2],
    wideViews: [3],
    marks: [
      { view: 1, edge: 'left', isTouching: true, fromPx: 5, toPx: 80 },
      { view: 2, edge: 'bottom', isTouching: true, fromPx: 200, toPx: 200 },
      { view: 3, edge: 'right', isTouching: false, fromPx: 300, toPx: 300 },
    ],
  });
});

const textOf = async ({ failure }: SheetReport) => failure && (await sentenceText(failure));

it('refuses a blank sheet and one without transparency', async () => {
  expect(await textOf(reportOnPixels(sheet([])))).toBe('The image is empty.');
  expect(await textOf(reportOnPixels(sheet([], 255)))).toMatch(/no transparent pixel/);
});

it('refuses by the first bytes, before anything is decoded', async () => {
  const header = (widthPx: number, heightPx: number): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(16)]);
    new DataView(bytes.buffer).setUint32(16, widthPx);
    new DataView(bytes.buffer).setUint32(20, heightPx);
    return bytes;
  };
  const failureOf = async (...parts: BlobPart[]) => await textOf(await inspectSheet(new Blob(parts)));
  expect(await failureOf('<svg/>')).toBe('Please upload a PNG image');
  expect(await failureOf()).toBe('Please upload a PNG image');
  expect(await failureOf(header(2550, 850), new Uint8Array(8 * 1024 * 1024))).toBe(
    'An image has at most 8 MiB. This one has 8.1 MiB.',
  );
  expect(await failureOf(header(60_000, 60_000))).toBe('The image must be 2550x850 pixels. This one has 60000x60000.');
  expect(await failureOf(header(2550, 850))).toBe('The image is damaged and cannot be read.');
  expect(await failureOf(header(2550, 850).subarray(0, 20))).toBe('The image is damaged and cannot be read.');
});

it('joins the findings of a sheet and of what is behind the body', () => {
  const front = { emptyViews: [4], touchingViews: [1], wideViews: [2, 3] };
  const back = { emptyViews: [0, 1, 2], touchingViews: [2], wideViews: [0] };
  expect(joinFindings(front, back)).toEqual({ emptyViews: [4], touchingViews: [1, 2], wideViews: [0, 3] });
  expect(joinFindings(front, null)).toEqual(front);
});
