/** From packs to views and sheets: order, shared height, clipping and pauses. */
import { describe, expect, it } from 'vitest';
import type { PackedLayer } from '../../shared/art/layer-pack.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { blankImage } from '../core/rgba.ts';
import type { ComposeRequest, LayerRef, RgbaImage } from '../core/types.ts';
import { drawSheet, drawViews, drawVisibleView, figureOfLook, loadFigure } from './compositor.ts';
import { joinViews, placeView, SHEET_NAMES, viewOfSheet } from './frames.ts';

/** A layer whose payload is its rotation and one more byte. */
const layer = (rotation: number, byte = 0, z = 0): PackedLayer => ({
  rotation,
  z,
  payload: new Uint8Array([rotation, byte]),
});
const SIX_LAYERS = [0, 1, 2, 3, 4, 5].map((rotation) => layer(rotation));

/** Draws each view in one colour: red is the first payload byte + 1. Transparent without layers. */
const painter = {
  topOfLayers: (layers: readonly LayerRef[]) => Math.min(850, ...layers.map(({ payload }) => payload[1] ?? 0)),
  borrowComposed({ layers, outWidthPx = 425, outHeightPx = 850 }: ComposeRequest): RgbaImage {
    const view = blankImage(outWidthPx, outHeightPx);
    const red = (layers[0]?.payload[0] ?? -1) + 1;
    if (red > 0) for (let at = 0; at < view.data.length; at += 4) view.data.set([red, 0, 0, 255], at);
    return view;
  },
  compose: (request: ComposeRequest): RgbaImage => painter.borrowComposed(request),
};

const load = (layers: readonly PackedLayer[]) =>
  loadFigure(painter, { packs: [{}], width: 1, height: 1 }, () => Promise.resolve(layers));

/** A boolean, because a failure that lists a million bytes takes minutes. */
const isSame = (one: RgbaImage, other: RgbaImage): boolean =>
  one.widthPx === other.widthPx &&
  one.heightPx === other.heightPx &&
  Buffer.from(one.data).equals(Buffer.from(other.data));

/** Red of the upper left pixel of each of the six columns. */
const columnsOf = ({ data, widthPx }: RgbaImage) =>
  Array.from({ length: 6 }, (_, column) => data[((column * widthPx) / 6) * 4]);

describe('loadFigure', () => {
  it('uses the top of the highest view for all views', async () => {
    const views = await load([layer(0, 90), layer(3, 40), layer(5, 70)]);
    expect([0, 1, 3].map((rotation) => views(rotation, 'full').figureTopPx)).toEqual([40, 40, 40]);
  });

  it('keeps the order of packs and clips only the layers of a clipped pack', async () => {
    const packs = [{ id: 1 }, { id: 2, clipTopPx: 120 }];
    const views = await loadFigure(painter, { packs, width: 0.9, height: 1.1 }, ({ id }) =>
      Promise.resolve([layer(0, id, id * 10), layer(1)]),
    );
    expect(views(0, 'town')).toEqual({
      layers: [
        { payload: new Uint8Array([0, 1]), z: 10 },
        { payload: new Uint8Array([0, 2]), z: 20, clipTopPx: 120 },
      ],
      width: 0.9,
      height: 1.1,
      figureTopPx: 0,
      outWidthPx: 120,
      outHeightPx: 240,
    });
  });

  it('rejects when a pack cannot be read', async () => {
    const reading = loadFigure(painter, { packs: [{}], width: 1, height: 1 }, () =>
      Promise.reject(new Error('damaged')),
    );
    await expect(reading).rejects.toThrow('damaged');
  });
});

describe('drawSheet', () => {
  it('swaps the columns of views 4 and 5', async () => {
    const sheet = await drawSheet(painter, await load(SIX_LAYERS), { size: 'townHalf', alpha: 'straight' });
    expect([sheet.widthPx, sheet.heightPx]).toEqual([480, 160]);
    expect(columnsOf(sheet)).toEqual([1, 2, 3, 4, 6, 5]);
  });

  it('equals a sheet that is joined from single views', async () => {
    const views = await load(SIX_LAYERS);
    const joined = joinViews(
      [0, 1, 2, 3, 4, 5].map((rotation) => painter.compose(views(rotation, 'half'))),
      'half',
    );
    expect(isSame(joined, await drawSheet(painter, views, { size: 'half', alpha: 'straight' }))).toBe(true);
  });
});

describe('drawViews', () => {
  it('pauses between views, not before the first, and awaits each callback', async () => {
    const events: string[] = [];
    const pause = () => Promise.resolve(void events.push('pause'));
    await drawViews(painter, await load(SIX_LAYERS), { size: 'town', alpha: 'straight', pause }, async (_, column) => {
      await Promise.resolve();
      events.push(`view ${column}`);
    });
    const rest = [1, 2, 3, 4, 5].flatMap((column) => ['pause', `view ${column}`]);
    expect(events).toEqual(['view 0', ...rest]);
  });

  it('passes the kind of alpha to the core', async () => {
    const kinds: string[] = [];
    const core = {
      borrowComposed(request: ComposeRequest, alpha: string): RgbaImage {
        kinds.push(alpha);
        return painter.borrowComposed(request);
      },
    };
    await drawViews(core, await load(SIX_LAYERS), { size: 'town', alpha: 'premultiplied' }, () => undefined);
    expect(new Set(kinds)).toEqual(new Set(['premultiplied']));
  });
});

describe('drawVisibleView', () => {
  it('prefers the given rotation', async () => {
    expect(drawVisibleView(painter, await load([layer(1), layer(4)]), 4).data[0]).toBe(5);
  });

  it('uses the first visible view when the preferred one is transparent or not given', async () => {
    const views = await load([layer(2), layer(4)]);
    expect([3, null].map((rotation) => drawVisibleView(painter, views, rotation).data[0])).toEqual([3, 3]);
  });

  it('throws a RangeError when all views are transparent', async () => {
    const views = await load([]);
    expect(() => drawVisibleView(painter, views, null)).toThrow(RangeError);
  });
});

describe('figureOfLook', () => {
  it('prefixes each pack with the storage base and uses the scale of the look', () => {
    const bodies = { masculine: ['/m0.bin', '/m1.bin'], feminine: ['/f0.bin'] };
    const look = { ...bareCustomization(true), skinTone: 1, width: 0.9, height: 1.05 };
    expect(figureOfLook({ bodies }, new Map(), look, { storageBase: 'https://storage.example' })).toEqual({
      packs: [{ url: 'https://storage.example/m1.bin' }],
      width: 0.9,
      height: 1.05,
    });
    expect(figureOfLook({ bodies }, new Map(), look).packs).toEqual([{ url: '/m1.bin' }]);
  });
});

describe('frames', () => {
  it('extracts the view of a column', () => {
    const sheet = blankImage(6 * 425, 850);
    const view = blankImage(425, 850);
    view.data.fill(77);
    placeView(sheet, view, 4);
    expect(isSame(viewOfSheet(sheet, 4), view)).toBe(true);
    expect(isSame(viewOfSheet(sheet, 3), blankImage(425, 850))).toBe(true);
  });

  it('returns the file names of the avatar host', () => {
    expect(SHEET_NAMES).toEqual({ full: 'sheet', half: 'sheet@half', town: 'town', townHalf: 'town@half' });
  });
});
