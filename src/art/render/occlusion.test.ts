/** Occlusion: hands and eyes stay visible. Packed layers decode to the rendered pixels. */
import { expect, it } from 'vitest';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import { type BodyType, type Place, PLACE_OF_CATEGORY } from '../../shared/rules/slots.ts';
import type { RgbaImage } from '../../engine/core/types.ts';
import { loadCore } from '../../engine/node/load-core.ts';
import { face } from '../figure/head.ts';
import { gripOf } from '../figure/limbs.ts';
import { rigOf } from '../figure/rig.ts';
import { SIDES } from '../figure/tubes.ts';
import { isSymmetric, type View, VIEWS } from '../figure/views.ts';
import { catalogue, type CatalogueItem } from '../items/catalogue.ts';
import { frontZ } from '../items/zorder.ts';
import type { Pt } from '../kit/path.ts';
import { type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { itemLayers, layerPixels } from './layers.ts';
import { packLayers, unpackRotation } from './pack.ts';

/** Slots that are drawn behind the hands. */
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
/** Slots that are stacked over the eyes and must not cover them. */
const AROUND_EYES: readonly Place[] = ['hair', 'hat', 'horns', 'earPiece', 'head', 'eyebrows'];
const SCALE = 0.25;
const SEEN = 60;

/** `ART_FULL=1` checks every item on both bodies. The default is one item per design on alternating bodies. All views are checked. */
const IS_FULL = process.env['ART_FULL'] === '1';

interface Sample {
  item: CatalogueItem;
  body: BodyType;
}

function samplesOf(places: readonly Place[]): Sample[] {
  const chosen = catalogue().filter((item) => places.includes(item.design.slot));
  if (IS_FULL) return chosen.flatMap((item) => item.fits.map((body) => ({ item, body })));
  const designs = [...new Map(chosen.map((item) => [item.design, item])).values()];
  return designs.map((item, index) => ({ item, body: item.fits[index % item.fits.length] ?? 'feminine' }));
}

/** The front layers above a z, rendered together. */
function overlay({ item, body }: Sample, rotation: number, overZ: number): Raw {
  const layers = itemLayers(item, body, { rotations: [rotation] }).filter((layer) => layer.z > overZ);
  const svg = layers.map((layer) => layer.svg).join('');
  return rasterise(svgOf(CANVAS_WIDTH_PX, CANVAS_HEIGHT_PX, svg), Math.round(CANVAS_WIDTH_PX * SCALE));
}

const alphaAt = (image: Raw, [x, y]: Pt): number =>
  image.data[(Math.round(y * SCALE) * image.widthPx + Math.round(x * SCALE)) * 4 + 3] ?? 0;

/** A point of the drawing in the coordinates of the (possibly mirrored) view. */
const turned = (view: View, x: number, y: number): Pt => [view.mirrored ? CANVAS_WIDTH_PX - x : x, y];

/** The hands in front of the body: both in front and back views, otherwise the near one. */
const handsIn = (view: View, body: BodyType): Pt[] =>
  (isSymmetric(view) ? SIDES : ([1] as const)).map((side) => {
    const { x, y } = gripOf(rigOf(body), view, side);
    return turned(view, x, y);
  });

const eyesIn = (view: View): Pt[] => (face(view)?.eyes ?? []).map((eye) => turned(view, eye.x, eye.y + 6));

/** `item on body in rotation` of everything that covers one of the points. */
function covering(samples: readonly Sample[], overZ: number, pointsIn: (view: View, body: BodyType) => Pt[]): string[] {
  return samples.flatMap((sample) =>
    VIEWS.flatMap((view, rotation) => {
      const points = pointsIn(view, sample.body);
      if (points.length === 0) return [];
      const image = overlay(sample, rotation, overZ);
      const isCovered = points.some((point) => alphaAt(image, point) > SEEN);
      return isCovered ? [`${sample.item.id} on the ${sample.body} body in rotation ${rotation}`] : [];
    }),
  );
}

it('no garment covers the hands in any view', () => {
  const samples = samplesOf(BEHIND_HANDS);
  expect(samples.length).toBeGreaterThan(40);
  expect(covering(samples, 0, handsIn)).toEqual([]);
});

it('no headwear covers the eyes in any view', () => {
  const samples = samplesOf(AROUND_EYES);
  expect(samples.length).toBeGreaterThan(25);
  expect(covering(samples, frontZ('eyes'), eyesIn)).toEqual([]);
});

it('detects gloves, which do cover the hands', () => {
  const gloves = samplesOf(['gloves']).slice(0, 1);
  expect(covering(gloves, 0, handsIn)).toHaveLength(VIEWS.length);
});

/** Differences between decoded and rendered pixels. Premultiplication rounds the colours of nearly transparent pixels. */
function worstOf(drawn: Raw, decoded: RgbaImage): number {
  let worst = 0;
  for (let i = 0; i < drawn.data.length; i += 4) {
    const alpha = drawn.data[i + 3] ?? 0;
    worst = Math.max(worst, Math.abs(alpha - (decoded.data[i + 3] ?? 0)));
    if (alpha <= 250) continue;
    for (let c = i; c < i + 3; c++) worst = Math.max(worst, Math.abs((drawn.data[c] ?? 0) - (decoded.data[c] ?? 0)));
  }
  return worst;
}

it('packed layers decode to the rendered pixels', async () => {
  const core = await loadCore();
  const everything = samplesOf(Object.values(PLACE_OF_CATEGORY));
  const samples = IS_FULL ? everything : everything.filter((_, index) => index % 4 === 0);
  expect(samples.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  samples.forEach(({ item, body }, index) => {
    const rotations = IS_FULL ? VIEWS.map((_, rotation) => rotation) : [item.design.shownFrom ?? index % VIEWS.length];
    for (const layer of itemLayers(item, body, { rotations })) {
      const drawn = layerPixels(layer);
      const decoded = unpackRotation(core, [packLayers(core, [layer])], layer.rotation);
      if (worstOf(drawn, decoded) > 2) wrong.push(`${item.id} on the ${body} body in rotation ${layer.rotation}`);
    }
  });
  expect(wrong).toEqual([]);
});
