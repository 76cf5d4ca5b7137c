/** The creators' kit: a template of the sheet's size, and a PDF with a valid cross-reference table. */
import { expect, it } from 'vitest';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import { anchorsOf, ANCHOR_NAMES } from '../../shared/art/creator-anchors.ts';
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

it('writes a PDF whose cross-reference table has the offset of every object', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
  const picture = { jpeg, widthPx: 1, heightPx: 1, x: 0, y: 0, width: 10, height: 10 };
  const bytes = writePdf({ width: 100, height: 200 }, [
    { texts: [{ text: 'brackets (and) a \\', x: 1, y: 2, size: 3 }], images: [picture] },
    { texts: [], images: [] },
  ]);
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text.startsWith('%PDF-1.4')).toBe(true);
  expect(text).toContain('(brackets \\(and\\) a \\\\)');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map((found) => Number(found[1]));
  expect(offsets.length).toBeGreaterThan(6);
  offsets.forEach((offset, i) => expect(text.slice(offset, offset + 8)).toContain(`${i + 1} 0 obj`));
  expect(text).toContain('/Count 2');
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
