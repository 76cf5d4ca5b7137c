/** Scaling, resizing and cropping, compared with exact arithmetic. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeLayer } from '../../../tests/support/samples/layers.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { builtCore } from '../../../tests/support/core.ts';
import { greatestDifference, resampleExact, toExact } from '../../../tests/support/oracles/pixels.ts';
import { asImage, HEIGHT, noiseLayer, TOLERANCE, WIDTH } from './picture-fixture.ts';
import type { Core, LayerRef, RgbaImage } from './types.ts';

const core = await builtCore();

describe('sizes of pictures', { timeout: 60_000 }, () => {
  const pack = (image: RgbaImage, z = 0): LayerRef => ({ payload: core.packLayer(image), z });

  it.each([
    [0.85, 1.15],
    [1.15, 0.85],
    [1, 0.99],
    [1.15, 1.15],
  ])('scales a figure by %f x %f about the middle of its soles', (width, height) => {
    const image = asImage(makeLayer(0, 0));
    const left = 212.5 - 212.5 / width;
    const top = 824 - 824 / height;
    const how = { widthPx: WIDTH, heightPx: HEIGHT, left, top, paceX: 1 / width, paceY: 1 / height, isOpen: true };
    // A top row low enough for every height scale.
    const scaled = core.compose({ layers: [pack(image)], width, height, figureTopPx: 200 });
    expect(greatestDifference(scaled, resampleExact(toExact(image), how))).toBeLessThanOrEqual(TOLERANCE);
  });

  it.each([
    [40, 1.15],
    [0, 1.15],
    [61, 1.08],
  ])('never cuts a head off: highest row %i, height %f', (top, height) => {
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    data.fill(255, (top * WIDTH + 200) * 4, (top * WIDTH + 220) * 4);
    data.fill(255, (top * WIDTH + WIDTH * 5 + 200) * 4, (top * WIDTH + WIDTH * 5 + 220) * 4);
    const layers = [pack(asImage(data))];
    expect(core.topOfLayers(layers)).toBe(top);
    const scaled = core.compose({ layers, height });
    const lines = [0, 1].map((line) => {
      const middle = 824 - (824 - (top + line * 5 + 0.5)) * Math.min(height, 824 / (824 - top));
      return scaled.data[(Math.floor(middle) * WIDTH + 210) * 4 + 3] ?? 0;
    });
    for (const alpha of lines) expect(alpha).toBeGreaterThan(120);
    const total = (image: RgbaImage): number =>
      image.data.reduce((sum, value, at) => sum + (at % 4 === 3 ? value : 0), 0);
    // Both lines are kept completely; they only become thicker.
    expect(total(scaled)).toBeGreaterThanOrEqual(2 * 20 * 255 - 40);
  });

  it('keeps the same figure height in all views when their highest row is given', () => {
    const low = pack(noiseLayer(4));
    const tall = (figureTopPx: number): Buffer =>
      Buffer.from(core.compose({ layers: [low], height: 1.15, figureTopPx }).data);
    // Booleans, because a failure that lists a million bytes takes minutes.
    expect(tall(0).equals(Buffer.from(core.compose({ layers: [low] }).data))).toBe(true);
    expect(tall(30).equals(tall(120))).toBe(false);
    expect(
      core.topOfLayers([
        { ...low, clipTopPx: 848 },
        { ...low, clipTopPx: 850 },
      ]),
    ).toBeGreaterThanOrEqual(848);
    expect(core.topOfLayers([])).toBe(850);
  });

  it('draws a figure at the requested size in one call', () => {
    const image = asImage(makeLayer(0, 0));
    const layers = [pack(image)];
    const how = { widthPx: 120, heightPx: 240, left: 0, top: 0, paceX: 425 / 120, paceY: 850 / 240, isOpen: true };
    const drawn = core.compose({ layers, outWidthPx: 120, outHeightPx: 240 });
    expect([drawn.widthPx, drawn.heightPx]).toEqual([120, 240]);
    expect(greatestDifference(drawn, resampleExact(toExact(image), how))).toBeLessThanOrEqual(TOLERANCE);
  });

  it('halves pictures and rounds odd sides up', () => {
    for (const [widthPx, heightPx] of [
      [425, 850],
      [7, 5],
      [1, 1],
      [2, 9],
    ] as const) {
      const random = createRandom(widthPx);
      const data = Uint8ClampedArray.from({ length: widthPx * heightPx * 4 }, () => random.whole(0, 256));
      const image = { widthPx, heightPx, data };
      const half = { widthPx: (widthPx + 1) >> 1, heightPx: (heightPx + 1) >> 1 };
      const halved = core.halve(image);
      expect([halved.widthPx, halved.heightPx]).toEqual([half.widthPx, half.heightPx]);
      const exact = resampleExact(toExact(image), { ...half, left: 0, top: 0, paceX: 2, paceY: 2, isOpen: false });
      expect(greatestDifference(halved, exact)).toBeLessThanOrEqual(TOLERANCE);
    }
  });

  it('resizes pictures of any size by area average', () => {
    const sides = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(sides, sides, sides, sides, fc.integer(), (widthPx, heightPx, toWidth, toHeight, seed) => {
        const random = createRandom(seed);
        const data = Uint8ClampedArray.from({ length: widthPx * heightPx * 4 }, () => random.whole(0, 256));
        const image = { widthPx, heightPx, data };
        const resized = core.resize(image, toWidth, toHeight);
        const exact = resampleExact(toExact(image), {
          widthPx: toWidth,
          heightPx: toHeight,
          left: 0,
          top: 0,
          paceX: widthPx / toWidth,
          paceY: heightPx / toHeight,
          isOpen: false,
        });
        expect(greatestDifference(resized, exact)).toBeLessThanOrEqual(TOLERANCE);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [3, 3000, 2, 2],
    [3000, 3, 2, 2],
    [1, 1100, 1, 1],
    [2, 1537, 5, 1],
  ])(
    'shrinks %i x %i to %i x %i exactly, however many rows that takes together',
    (widthPx, heightPx, toWidth, toHeight) => {
      const random = createRandom(heightPx);
      const data = Uint8ClampedArray.from({ length: widthPx * heightPx * 4 }, () => random.whole(0, 256));
      const pace = { paceX: widthPx / toWidth, paceY: heightPx / toHeight };
      const exact = resampleExact(toExact({ widthPx, heightPx, data }), {
        widthPx: toWidth,
        heightPx: toHeight,
        left: 0,
        top: 0,
        ...pace,
        isOpen: false,
      });
      const resized = core.resize({ widthPx, heightPx, data }, toWidth, toHeight);
      expect(greatestDifference(resized, exact)).toBeLessThanOrEqual(TOLERANCE);
      const white = new Uint8ClampedArray(data.length).fill(255);
      expect([...core.resize({ widthPx, heightPx, data: white }, toWidth, toHeight).data]).toEqual(
        Array.from({ length: toWidth * toHeight * 4 }, () => 255),
      );
    },
  );

  it('crops a picture to a box', () => {
    const image = asImage(makeLayer(0, 0));
    const box = core.crop(image, 103, 42, 218, 218);
    for (const [x, y] of [
      [0, 0],
      [217, 217],
      [100, 60],
    ] as const) {
      const from = ((y + 42) * WIDTH + x + 103) * 4;
      const at = (y * 218 + x) * 4;
      expect(box.data.subarray(at, at + 4)).toEqual(image.data.subarray(from, from + 4));
    }
    expect(box.data.length).toBe(218 * 218 * 4);
  });

  it.each<[string, (own: Core) => unknown]>([
    ['packs', (own) => own.packLayer({ widthPx: 426, heightPx: 10, data: new Uint8ClampedArray(426 * 40) })],
    ['takes', (own) => own.packLayer({ widthPx: 10, heightPx: 10, data: new Uint8ClampedArray(399) })],
    ['halves', (own) => own.halve({ widthPx: 0, heightPx: 10, data: new Uint8ClampedArray(0) })],
    ['resizes', (own) => own.resize({ widthPx: 1, heightPx: 1, data: new Uint8ClampedArray(4) }, 0, 4)],
    ['resizes by halves', (own) => own.resize({ widthPx: 1, heightPx: 1, data: new Uint8ClampedArray(4) }, 1.5, 4)],
    ['grows', (own) => own.resize({ widthPx: 1, heightPx: 1, data: new Uint8ClampedArray(4) }, 9000, 9000)],
    ['crops', (own) => own.crop(asImage(new Uint8ClampedArray(WIDTH * HEIGHT * 4)), 400, 0, 26, 1)],
    ['stretches', (own) => own.compose({ layers: [], width: 1.2 })],
    ['draws', (own) => own.compose({ layers: [], outWidthPx: 1000 })],
  ])('refuses what it cannot do: %s', (_, act) => {
    expect(() => act(core)).toThrow(RangeError);
  });
});
