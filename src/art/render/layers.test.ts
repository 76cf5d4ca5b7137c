/** Drawn layers: every item is visible and inside the canvas, and portraits show a face. */
import { describe, expect, it } from 'vitest';
import {
  CANVAS_HEIGHT_PX,
  CANVAS_WIDTH_PX,
  THUMBNAIL_PX,
  THUMBNAIL_X_PX,
  THUMBNAIL_Y_PX,
} from '../../shared/art/avatar-sizes.ts';
import { BODY_TYPES, type BodyType, type Place } from '../../shared/rules/slots.ts';
import { catalogue, type CatalogueItem } from '../items/catalogue.ts';
import { RARITIES } from '../items/types.ts';
import { visibleBox } from '../../../tests/support/visible-box.ts';
import { crop, type Raw, rasterise, svgOf } from '../kit/raster.ts';
import { group } from '../kit/shade.ts';
import { bodyLayers, type DrawnLayer, itemLayers, layerPixels } from './layers.ts';

const MARGIN_PX = 40;
/** A quarter of the resolution: still detects overflow, and renders sixteen times as fast. */
const SCALE = 0.25;
/** Slots that are invisible from behind. */
const FACE_SLOTS = new Set<Place>(['eyes', 'eyebrows', 'nose', 'mouth', 'beard', 'makeup', 'piercings', 'glasses']);
/** Slots that are visible from one side only. Their previews are checked instead. */
const ONE_SIDED = new Set<Place>(['piercings', 'nose']);
const BACK = 3;
const ROTATIONS = [0, 1, 2, 3, 4, 5];

const isTattoo = (item: CatalogueItem): boolean => item.design.slot.startsWith('tattoos.');

function isToShow(item: CatalogueItem, rotation: number): boolean {
  const { slot, shownFrom = 0 } = item.design;
  if (rotation === shownFrom) return true;
  if (isTattoo(item) || ONE_SIDED.has(slot)) return false;
  return rotation !== BACK || !(FACE_SLOTS.has(slot) || item.id.startsWith('unicorn-horn'));
}

/** A layer on a canvas with a margin around it. */
function withMargin(layer: DrawnLayer): Raw {
  const [width, height] = [CANVAS_WIDTH_PX + 2 * MARGIN_PX, CANVAS_HEIGHT_PX + 2 * MARGIN_PX];
  const view = `${-MARGIN_PX} ${-MARGIN_PX} ${width} ${height}`;
  return rasterise(svgOf(width, height, layer.svg, view), Math.round(width * SCALE));
}

function isInsideCanvas(layer: DrawnLayer): boolean {
  const box = visibleBox(withMargin(layer));
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

/** `ART_FULL=1` checks every item in every view on both bodies. The default is two views per design. */
const IS_FULL = process.env['ART_FULL'] === '1';
/** All previews are checked in one test. */
const PREVIEWS_LIMIT_MS = IS_FULL ? 240_000 : 20_000;

interface Sample {
  item: CatalogueItem;
  body: BodyType;
  rotations: readonly number[];
}

/** The item of highest rarity of each design, because it draws most. Bodies and views alternate. */
function samples(): Sample[] {
  const richest = new Map<unknown, CatalogueItem>();
  for (const item of catalogue()) {
    const known = richest.get(item.design);
    if (known === undefined || RARITIES.indexOf(item.rarity) > RARITIES.indexOf(known.rarity))
      richest.set(item.design, item);
  }
  return [...richest.values()].map((item, index) => ({
    item,
    body: item.fits[index % item.fits.length] ?? 'feminine',
    rotations: [0, 1 + (index % (ROTATIONS.length - 1))],
  }));
}

const everything = (): Sample[] =>
  catalogue().flatMap((item) => item.fits.map((body) => ({ item, body, rotations: ROTATIONS })));

describe.each(IS_FULL ? everything() : samples())('$item.id on the $body body', ({ item, body, rotations }) => {
  const layers = itemLayers(item, body, { rotations });

  it('has no NaN, is visible in its views and stays inside the canvas', () => {
    expect(layers.map((layer) => layer.svg).join('')).not.toMatch(/NaN|undefined|Infinity/);
    const seen = new Set(
      layers.filter((layer) => visibleBox(withMargin(layer)) !== null).map((layer) => layer.rotation),
    );
    expect(rotations.filter((rotation) => isToShow(item, rotation) && !seen.has(rotation))).toEqual([]);
    expect(layers.filter((layer) => !isInsideCanvas(layer)).map((layer) => layer.rotation)).toEqual([]);
  });
});

describe('previews', () => {
  it(
    'show every item from where it is seen',
    () => {
      const shownFrom = samples().filter(
        ({ item }) => IS_FULL || item.design.shownFrom !== undefined || isTattoo(item),
      );
      expect(shownFrom.length).toBeGreaterThan(20);
      for (const { item, body } of shownFrom) {
        const layers = itemLayers(item, body, { isAlone: true, rotations: [item.design.shownFrom ?? 0] });
        expect(layers.filter((layer) => visibleBox(withMargin(layer)) !== null).length, item.id).toBeGreaterThan(0);
      }
    },
    PREVIEWS_LIMIT_MS,
  );

  it('show clothes without the hands in front of them', () => {
    const skirt = catalogue().find((item) => item.id === 'pleated-skirt-ocean');
    if (skirt === undefined) throw new Error('no skirt');
    const opaque = (isAlone: boolean): number => {
      const [front] = itemLayers(skirt, 'feminine', { isAlone, rotations: [0] });
      return layerPixels(front ?? { rotation: 0, z: 0, svg: '' }).data.filter((byte, i) => i % 4 === 3 && byte > 200)
        .length;
    };
    expect(opaque(true)).toBeGreaterThan(opaque(false) + 100);
  });
});

describe.each(BODY_TYPES)('the %s face', (body) => {
  const fitting = catalogue().filter((item) => item.isStarter && item.fits.includes(body));

  it('shows the face in the thumbnail crop', () => {
    const eyes = fitting.find((item) => item.design.slot === 'eyes');
    const mouth = fitting.find((item) => item.design.slot === 'mouth');
    for (const item of [eyes, mouth]) {
      const front = item === undefined ? undefined : itemLayers(item, body)[0];
      expect(front?.rotation).toBe(0);
      const image = layerPixels(front ?? { rotation: 0, z: 0, svg: '' });
      const [x0, y0, x1, y1] = visibleBox(image) ?? [0, 0, 0, 0];
      expect(x0).toBeGreaterThan(THUMBNAIL_X_PX);
      expect(y0).toBeGreaterThan(THUMBNAIL_Y_PX);
      expect(x1).toBeLessThan(THUMBNAIL_X_PX + THUMBNAIL_PX);
      expect(y1).toBeLessThan(THUMBNAIL_Y_PX + THUMBNAIL_PX);
    }
  });
});

describe('bodies', () => {
  it('have six views with the soles on the ground line', () => {
    for (const body of BODY_TYPES) {
      const layers = bodyLayers(body, 3);
      expect(layers.map((layer) => layer.rotation)).toEqual([0, 1, 2, 3, 4, 5]);
      const [, , , foot] = visibleBox(layerPixels(layers[0] ?? { rotation: 0, z: 0, svg: '' })) ?? [0, 0, 0, 0];
      expect(Math.abs(foot - 822)).toBeLessThan(8);
    }
  });

  it('keep the light upper left when mirrored', () => {
    const [, quarter, , , , mirrored] = bodyLayers('feminine', 9);
    if (quarter === undefined || mirrored === undefined) throw new Error('a view is missing');
    const flipped = { ...quarter, svg: group(`translate(${CANVAS_WIDTH_PX},0) scale(-1,1)`, quarter.svg) };
    const leftSide = (layer: DrawnLayer): number => {
      const half = crop(layerPixels(layer), 0, 0, Math.floor(CANVAS_WIDTH_PX / 2), CANVAS_HEIGHT_PX);
      return half.data.reduce((sum, byte, i) => (i % 4 === 3 ? sum : sum + byte), 0);
    };
    expect(leftSide(mirrored)).toBeGreaterThan(1.005 * leftSide(flipped));
  });
});
