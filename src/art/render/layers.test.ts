/** What is drawn: every starter item in every view, inside the canvas, and portraits that show a face. */
import { describe, expect, it } from 'vitest';
import {
  CANVAS_HEIGHT_PX,
  CANVAS_WIDTH_PX,
  THUMBNAIL_PX,
  THUMBNAIL_X_PX,
  THUMBNAIL_Y_PX,
} from '../../shared/art/avatar-sizes.ts';
import { BODY_TYPES, type Slot } from '../../shared/rules/slots.ts';
import { catalogue, type CatalogueItem } from '../items/catalogue.ts';
import { crop, type Raw, rasterise, seenBox, svgOf } from '../kit/raster.ts';
import { group } from '../kit/shade.ts';
import { bodyLayers, type DrawnLayer, itemLayers, layerPixels } from './layers.ts';

const MARGIN_PX = 40;
/** Fine enough to see what sticks out, and sixteen times as fast. */
const SCALE = 0.25;
const FACE_SLOTS = new Set<Slot>(['eyes', 'eyebrows', 'nose', 'mouth']);
const BACK = 3;
const SIDES = [2, 4];
const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** In profile the head's own outline is a button nose. */
const HIDDEN_IN_PROFILE = 'button-nose-cream';

/** Faces are not seen from behind. */
function isToShow(item: CatalogueItem, rotation: number): boolean {
  if (rotation === BACK) return !FACE_SLOTS.has(item.design.slot);
  return item.id !== HIDDEN_IN_PROFILE || !SIDES.includes(rotation);
}

/** A layer on a canvas with a margin around it. */
function withMargin(layer: DrawnLayer): Raw {
  const [width, height] = [CANVAS_WIDTH_PX + 2 * MARGIN_PX, CANVAS_HEIGHT_PX + 2 * MARGIN_PX];
  const view = `${-MARGIN_PX} ${-MARGIN_PX} ${width} ${height}`;
  return rasterise(svgOf(width, height, layer.svg, view), Math.round(width * SCALE));
}

function isInsideCanvas(layer: DrawnLayer): boolean {
  const box = seenBox(withMargin(layer));
  if (box === null) return true;
  const [x0, y0, x1, y1] = box.map((at) => at / SCALE - MARGIN_PX);
  const slack = 1 / SCALE;
  return (
    (x0 ?? 0) >= -slack &&
    (y0 ?? 0) >= -slack &&
    (x1 ?? 0) <= CANVAS_WIDTH_PX + slack &&
    (y1 ?? 0) <= CANVAS_HEIGHT_PX + slack
  );
}

const starters = catalogue().filter((item) => item.isStarter);

describe.each(BODY_TYPES)('starter items on the %s body', (body) => {
  const fitting = starters.filter((item) => item.fits.includes(body));

  it.each(fitting.map((item) => [item.id, item] as const))('%s shows in every view and stays inside', (_, item) => {
    const layers = itemLayers(item, body);
    expect(layers.map((layer) => layer.svg).join('')).not.toMatch(/NaN|undefined|Infinity/);
    const seen = layers.filter((layer) => seenBox(withMargin(layer)) !== null).map((layer) => layer.rotation);
    expect([...new Set(seen)]).toEqual(ROTATIONS.filter((rotation) => isToShow(item, rotation)));
    expect(layers.filter((layer) => !isInsideCanvas(layer))).toEqual([]);
  });

  it('shows the face in the thumbnail crop', () => {
    const eyes = fitting.find((item) => item.design.slot === 'eyes');
    const mouth = fitting.find((item) => item.design.slot === 'mouth');
    for (const item of [eyes, mouth]) {
      const front = item === undefined ? undefined : itemLayers(item, body)[0];
      expect(front?.rotation).toBe(0);
      const image = layerPixels(front ?? { rotation: 0, z: 0, svg: '' });
      const [x0, y0, x1, y1] = seenBox(image) ?? [0, 0, 0, 0];
      expect(x0).toBeGreaterThan(THUMBNAIL_X_PX);
      expect(y0).toBeGreaterThan(THUMBNAIL_Y_PX);
      expect(x1).toBeLessThan(THUMBNAIL_X_PX + THUMBNAIL_PX);
      expect(y1).toBeLessThan(THUMBNAIL_Y_PX + THUMBNAIL_PX);
    }
  });
});

describe('bodies', () => {
  it('are drawn in six views, soles on the ground line', () => {
    for (const body of BODY_TYPES) {
      const layers = bodyLayers(body, 3);
      expect(layers.map((layer) => layer.rotation)).toEqual([0, 1, 2, 3, 4, 5]);
      const [, , , foot] = seenBox(layerPixels(layers[0] ?? { rotation: 0, z: 0, svg: '' })) ?? [0, 0, 0, 0];
      expect(Math.abs(foot - 822)).toBeLessThan(8);
    }
  });

  it('keep the light upper left when mirrored', () => {
    const [, quarter, , , , mirrored] = bodyLayers('feminine', 9);
    if (quarter === undefined || mirrored === undefined) throw new Error('a view is missing');
    const flipped = { ...quarter, svg: group(`translate(${CANVAS_WIDTH_PX},0) scale(-1,1)`, quarter.svg) };
    const leftSide = (layer: DrawnLayer): number => {
      const half = crop(layerPixels(layer), 0, 0, CANVAS_WIDTH_PX / 2, CANVAS_HEIGHT_PX);
      return half.data.reduce((sum, byte, i) => (i % 4 === 3 ? sum : sum + byte), 0);
    };
    expect(leftSide(mirrored)).toBeGreaterThan(1.005 * leftSide(flipped));
  });
});
