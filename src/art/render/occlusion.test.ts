/** What lies in front of what: hands and eyes stay visible, and packed layers decode to the pixels that were drawn. */
import { describe, expect, it } from 'vitest';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import { BODY_TYPES, type BodyType, type Place } from '../../shared/rules/slots.ts';
import { loadCore } from '../../engine/node/load-core.ts';
import { face } from '../figure/head.ts';
import { gripOf } from '../figure/limbs.ts';
import { rigOf } from '../figure/rig.ts';
import { SIDES } from '../figure/tubes.ts';
import { VIEWS } from '../figure/views.ts';
import { catalogue, type CatalogueItem } from '../items/catalogue.ts';
import { frontZ } from '../items/zorder.ts';
import type { Pt } from '../kit/path.ts';
import { nth } from '../kit/random.ts';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { itemLayers, layerPixels } from './layers.ts';
import { packLayers, unpackRotation } from './pack.ts';

const FRONT = nth(VIEWS, 0);
/** Hands are seen before these. */
const BEHIND_HANDS: readonly Place[] = [
  'top',
  'bottom',
  'coat',
  'belt',
  'bag',
  'neckwear',
  'necklace',
  'socks',
  'shoes',
];
/** These lie over eyes in the stack, and must leave them free. */
const AROUND_EYES: readonly Place[] = ['hair', 'hat', 'horns', 'earPiece', 'head', 'eyebrows'];
const SCALE = 0.25;
const SEEN = 60;

/** One item a design and fit. */
const designsOf = (places: readonly Place[], body: BodyType): CatalogueItem[] => {
  const chosen = catalogue().filter((item) => places.includes(item.design.slot) && item.fits.includes(body));
  return [...new Map(chosen.map((item) => [item.design, item])).values()];
};

/** Front layers over a place in the stack, drawn together. */
function overlay(item: CatalogueItem, body: BodyType, overZ: number): Raw {
  const layers = itemLayers(item, body, { rotations: [0] }).filter((layer) => layer.z > overZ);
  const svg = layers.map((layer) => layer.svg).join('');
  return rasterise(svgOf(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, svg), Math.round(CANVAS_WIDTH_PX * SCALE));
}

const alphaAt = (image: Raw, [x, y]: Pt): number =>
  image.data[(Math.round(y * SCALE) * image.widthPx + Math.round(x * SCALE)) * 4 + 3] ?? 0;

describe.each(BODY_TYPES)('on the %s body', (body) => {
  it('no garment covers the hands', () => {
    const hands = SIDES.map((side): Pt => {
      const { x, y } = gripOf(rigOf(body), FRONT, side);
      return [x, y];
    });
    const items = designsOf(BEHIND_HANDS, body);
    expect(items.length).toBeGreaterThan(40);
    const covering = items.filter((item) => {
      const image = overlay(item, body, 0);
      return hands.some((hand) => alphaAt(image, hand) > SEEN);
    });
    expect(covering.map((item) => item.id)).toEqual([]);
  });

  it('nothing on the head covers the eyes', () => {
    const eyes = (face(FRONT)?.eyes ?? []).map((eye): Pt => [eye.x, eye.y + 6]);
    const items = designsOf(AROUND_EYES, body);
    expect(items.length).toBeGreaterThan(25);
    const covering = items.filter((item) => {
      const image = overlay(item, body, frontZ('eyes'));
      return eyes.some((eye) => alphaAt(image, eye) > SEEN);
    });
    expect(covering.map((item) => item.id)).toEqual([]);
  });
});

it('packed layers decode to the pixels that were drawn', async () => {
  const core = await loadCore();
  const beanie = catalogue().find((item) => item.design.slot === 'hat' && item.id.startsWith('beanie'));
  if (beanie === undefined) throw new Error('no beanie');
  const layers = itemLayers(beanie, 'feminine', { rotations: [1] });
  expect(layers).toHaveLength(1);
  const drawn = layerPixels(nth(layers, 0));
  const decoded = unpackRotation(core, [packLayers(core, layers)], 1);
  let worst = 0;
  for (let i = 0; i < drawn.data.length; i += 4) {
    const alpha = drawn.data[i + 3] ?? 0;
    worst = Math.max(worst, Math.abs(alpha - (decoded.data[i + 3] ?? 0)));
    // Colours of what is hardly seen are rounded by premultiplying.
    if (alpha > 250) worst = Math.max(worst, Math.abs((drawn.data[i] ?? 0) - (decoded.data[i] ?? 0)));
  }
  expect(worst).toBeLessThanOrEqual(2);
});
