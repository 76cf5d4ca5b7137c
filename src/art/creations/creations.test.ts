/** The creators' kit: a template of the sheet's size, and a PDF that a reader can parse. */
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import { anchorsOf, ANCHOR_NAMES } from '../../shared/art/creation-anchors.ts';
import { layerOrderOf } from '../../shared/art/layer-order.ts';
import { BODY_TYPES, PLACE_OF_CATEGORY } from '../../shared/rules/slots.ts';
import { frontZ } from '../items/zorder.ts';
import { drawnAnchors } from './guide.ts';
import { writePdf } from './pdf.ts';
import { drawTemplate } from './template.ts';

it('has a template of six views with a figure in each', () => {
  const image = drawTemplate('masculine');
  expect([image.widthPx, image.heightPx]).toEqual([6 * CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX]);
  for (let view = 0; view < 6; view++) {
    const middle = (400 * image.widthPx + view * CANVAS_WIDTH_PX + Math.round(CANVAS_WIDTH_PX / 2)) * 4 + 3;
    expect(image.data[middle], `view ${view}`).toBeGreaterThan(100);
    const corner = (20 * image.widthPx + view * CANVAS_WIDTH_PX + 20) * 4 + 3;
    expect(image.data[corner]).toBe(0);
  }
});

describe('a written PDF', () => {
  const size = { width: 100, height: 200 };
  const text = { text: 'brackets (and) a \\', x: 1, y: 2, size: 3 };

  async function write() {
    const jpeg = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#c8a2f0' } })
      .jpeg()
      .toBuffer();
    return await writePdf(size, [
      {
        texts: [text, { ...text, text: 'bold', y: 50, isBold: true }],
        images: [{ jpeg, x: 5, y: 6, width: 40, height: 20 }],
      },
      { texts: [], images: [] },
    ]);
  }

  it('has pages, texts, fonts and pictures that a PDF reader finds where they were put', async () => {
    const pdf = await getDocument({ data: await write(), verbosity: VerbosityLevel.ERRORS }).promise;
    expect(pdf.numPages).toBe(2);
    const page = await pdf.getPage(1);
    expect(page.view).toEqual([0, 0, 100, 200]);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : []));
    expect(texts.map(({ str, transform }) => [str, ...(transform as number[])])).toEqual([
      [text.text, 3, 0, 0, 3, 1, 2],
      ['bold', 3, 0, 0, 3, 1, 50],
    ]);
    expect(texts[0]?.fontName).not.toBe(texts[1]?.fontName);
    const { fnArray, argsArray } = await page.getOperatorList();
    const painted = fnArray.indexOf(OPS.paintImageXObject);
    expect((argsArray[painted] as unknown[]).slice(1, 3)).toEqual([8, 4]);
    await pdf.loadingTask.destroy();
  });

  it('is the same for the same input, also at another time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const first = Buffer.from(await write());
    vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
    const second = Buffer.from(await write());
    vi.useRealTimers();
    expect(first.equals(second)).toBe(true);
  });
});

it('uses the shared anchors and layer order', () => {
  for (const body of BODY_TYPES) {
    for (const view of [0, 1, 2, 3]) {
      const drawn = drawnAnchors(body, view);
      const shared = ANCHOR_NAMES.map((name) => anchorsOf(body, view).find((anchor) => anchor.name === name));
      expect(shared.map((anchor) => anchor && [anchor.x, anchor.y])).toEqual(drawn.map((spot) => spot ?? undefined));
    }
    const [left, right] = [2, 4].map((view) => anchorsOf(body, view));
    expect(right?.map(({ x, y }) => [CANVAS_WIDTH_PX - x, y])).toEqual(left?.map(({ x, y }) => [x, y]));
  }
  for (const [category, place] of Object.entries(PLACE_OF_CATEGORY)) {
    expect(layerOrderOf(Number(category)), place).toBe(frontZ(place));
  }
  expect(layerOrderOf(756)).toBeGreaterThan(layerOrderOf(18));
});
