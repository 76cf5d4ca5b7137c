/** Packing, compositing and resizing against exact arithmetic, and against bytes that are no layer at all. */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeLayer } from '../../../bench/lib/layers.ts';
import { createRandom } from '../../../bench/lib/random.ts';
import { buildCore } from '../../../scripts/build/core.ts';
import { instantiateCore, loadCore } from '../node/load-core.ts';
import { createCore } from './core.ts';
import type { CoreExports } from './core-exports.ts';
import { drawOver, type ExactImage, greatestDifference, resampleExact, toExact } from '../../../tests/oracle/pixels.ts';
import type { Core, LayerRef, RgbaImage } from './types.ts';

const WIDTH = 425;
const HEIGHT = 850;
/** The project's tolerance against exact source-over, in 255ths; half more for the rounding of the answer itself. */
const TOLERANCE = 2.5;

const clear = (): ExactImage => ({ widthPx: WIDTH, heightPx: HEIGHT, data: new Float64Array(WIDTH * HEIGHT * 4) });
const asImage = (data: Uint8ClampedArray): RgbaImage => ({ widthPx: WIDTH, heightPx: HEIGHT, data });

/** Noise of any alpha in some rows, solid colour in others, nothing in most. */
function noiseLayer(seed: number): RgbaImage {
  const random = createRandom(seed);
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const top = random.whole(0, HEIGHT - 60);
  for (let y = top; y < top + 60; y++) {
    const isSolid = y % 3 === 0;
    const [from, to] = [random.whole(0, 200), random.whole(200, WIDTH + 1)];
    for (let x = from; x < to; x++) {
      const alpha = isSolid ? 255 : random.whole(0, 256);
      data.set([random.whole(0, 256), random.whole(0, 256), random.whole(0, 256), alpha], (y * WIDTH + x) * 4);
    }
  }
  return asImage(data);
}

describe('pictures', { timeout: 60_000 }, () => {
  let core: Core;
  beforeAll(async () => {
    await buildCore();
    core = await loadCore();
  }, 120_000);

  const pack = (image: RgbaImage, z = 0): LayerRef => ({ payload: core.packLayer(image), z });

  it('composites an outfit within 2/255 of exact source-over', () => {
    const images = Array.from({ length: 24 }, (_, layer) => asImage(makeLayer(layer, 2)));
    const expected = clear();
    for (const image of images) drawOver(expected, toExact(image));
    const layers = images.map((image, z) => pack(image, z));
    expect(greatestDifference(core.composePremultiplied({ layers }), expected, true)).toBeLessThanOrEqual(TOLERANCE);
    expect(greatestDifference(core.compose({ layers }), expected)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('composites any stack in the order of z, then of the list, without the clipped rows', () => {
    const layer = fc.record({
      seed: fc.integer({ min: 0, max: 1e6 }),
      z: fc.integer({ min: -2, max: 2 }),
      clipTopPx: fc.option(fc.integer({ min: 0, max: HEIGHT }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 5 }), (stack) => {
        const images = stack.map(({ seed }) => noiseLayer(seed));
        const layers = stack.map(
          ({ z, clipTopPx }, index): LayerRef => ({
            payload: core.packLayer(images[index] ?? noiseLayer(0)),
            z,
            ...(clipTopPx === undefined ? {} : { clipTopPx }),
          }),
        );
        const expected = clear();
        const order = stack
          .map((_, index) => index)
          .toSorted((a, b) => (stack[a]?.z ?? 0) - (stack[b]?.z ?? 0) || a - b);
        for (const index of order) drawOver(expected, toExact(images[index] ?? noiseLayer(0)), stack[index]?.clipTopPx);
        const premultiplied = core.composePremultiplied({ layers });
        expect(greatestDifference(premultiplied, expected, true)).toBeLessThanOrEqual(TOLERANCE);
        expect(greatestDifference(core.compose({ layers }), expected)).toBeLessThanOrEqual(TOLERANCE);
      }),
      { numRuns: 25 },
    );
  });

  it('composites the same bytes with and without relaxed SIMD', async () => {
    const [plain, relaxed] = await Promise.all(
      (['plain', 'relaxed'] as const).map(async (build) => createCore(await instantiateCore(build))),
    );
    const images = [...Array.from({ length: 12 }, (_, layer) => asImage(makeLayer(layer, 1))), noiseLayer(1)];
    // Every byte under every alpha: 256 columns of one, rows of the other.
    const bytes = asImage(new Uint8ClampedArray(WIDTH * HEIGHT * 4));
    const veil = asImage(new Uint8ClampedArray(WIDTH * HEIGHT * 4));
    for (let y = 0; y < 256; y++) {
      for (let x = 0; x < 256; x++) {
        bytes.data.set([x, 255 - x, x ^ 85, 255], (y * WIDTH + x) * 4);
        veil.data.set([255, 128, 1, y], (y * WIDTH + x) * 4);
      }
    }
    for (const stack of [images, [bytes, veil], [veil, bytes, veil, noiseLayer(2)]]) {
      const layers = stack.map((image, z) => pack(image, z));
      for (const alpha of ['premultiplied', 'straight'] as const) {
        const [one, other] = [plain, relaxed].map((own) => own?.borrowComposed({ layers }, alpha).data);
        expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? [1]))).toBe(true);
      }
    }
  });

  it('composites layers with gaps of any width, wide rows and narrow ones', () => {
    const images = [1, 2, 3, 4].map((seed) => {
      const random = createRandom(seed);
      const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
      for (let y = seed; y < HEIGHT; y += random.whole(1, 4)) {
        for (let x = random.whole(0, 400); x < WIDTH; x += random.whole(0, 60)) {
          const end = Math.min(WIDTH, x + random.whole(1, 90));
          const alpha = random.whole(0, 2) === 0 ? 255 : random.whole(1, 255);
          for (; x < end; x++) data.set([random.whole(0, 256), seed * 50, x & 255, alpha], (y * WIDTH + x) * 4);
        }
      }
      return asImage(data);
    });
    const expected = clear();
    for (const image of images) drawOver(expected, toExact(image));
    const layers = images.map((image) => pack(image));
    expect(greatestDifference(core.composePremultiplied({ layers }), expected, true)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('gives nothing for no layers, and an empty layer for an empty picture', () => {
    const blank = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    const isBlank = (data: Uint8ClampedArray): boolean => data.every((value) => value === 0);
    expect(isBlank(core.compose({ layers: [] }).data)).toBe(true);
    const payload = core.packLayer(asImage(blank));
    expect(payload.byteLength).toBe(16);
    expect(isBlank(core.compose({ layers: [{ payload, z: 0 }] }).data)).toBe(true);
  });

  it('keeps a smaller picture in the corner of the canvas', () => {
    const data = new Uint8ClampedArray([10, 20, 30, 255, 40, 50, 60, 255]);
    const { data: drawn } = core.compose({ layers: [pack({ widthPx: 1, heightPx: 2, data })] });
    expect([...drawn.subarray(0, 8)]).toEqual([10, 20, 30, 255, 0, 0, 0, 0]);
    expect([...drawn.subarray(WIDTH * 4, WIDTH * 4 + 8)]).toEqual([40, 50, 60, 255, 0, 0, 0, 0]);
  });

  it('composites more layers than fit at once', () => {
    const random = createRandom(5);
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    for (let at = 0; at < data.length; at += 4) data.set([random.whole(0, 256), 7, 9, 255], at);
    const full = pack(asImage(data));
    const veil = pack(asImage(new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(1)), 1);
    // Copies, so that none is known: 300 of 1.5 MB are many times what memory holds, and more than one stack.
    const copies = Array.from({ length: 300 }, () => ({ ...full, payload: full.payload.slice() }));
    const layers = [...copies, ...Array.from({ length: 300 }, () => full), veil];
    const expected = toExact(asImage(data));
    drawOver(expected, toExact(asImage(new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(1))));
    expect(greatestDifference(core.compose({ layers }), expected)).toBeLessThanOrEqual(TOLERANCE);
  });

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
    // Low enough that every height fits.
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
    // Nothing of the two lines is lost: they only grow.
    expect(total(scaled)).toBeGreaterThanOrEqual(2 * 20 * 255 - 40);
  });

  it('keeps the height of a figure the same in all views when it is told their highest row', () => {
    const low = pack(noiseLayer(4));
    const tall = (figureTopPx: number): Buffer =>
      Buffer.from(core.compose({ layers: [low], height: 1.15, figureTopPx }).data);
    // As truth values: a failure that lists a million bytes takes minutes.
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

  it('draws a figure at the size asked for in one go', () => {
    const image = asImage(makeLayer(0, 0));
    const layers = [pack(image)];
    const how = { widthPx: 120, heightPx: 240, left: 0, top: 0, paceX: 425 / 120, paceY: 850 / 240, isOpen: true };
    const drawn = core.compose({ layers, outWidthPx: 120, outHeightPx: 240 });
    expect([drawn.widthPx, drawn.heightPx]).toEqual([120, 240]);
    expect(greatestDifference(drawn, resampleExact(toExact(image), how))).toBeLessThanOrEqual(TOLERANCE);
  });

  it('halves pictures, odd sides rounded up', () => {
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

  it('crops a box out of a picture', () => {
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

  it('refuses a layer of another version by name', () => {
    const payload = core.packLayer(noiseLayer(1));
    payload[0] = 9;
    expect(() => core.compose({ layers: [{ payload, z: 0 }] })).toThrow('layer version 9 is not known');
  });

  it('never looks past a damaged layer, and never traps on one', async () => {
    const instance = await instantiateCore();
    const own = createCore(instance);
    const memory = instance.exports.memory as WebAssembly.Memory;
    const { dropLayers, layerRoom } = instance.exports as unknown as CoreExports;
    const good = core.packLayer(noiseLayer(3));
    let drawn = 0;
    const compose = (payload: Uint8Array, filler: number): Uint8ClampedArray | null => {
      dropLayers();
      new Uint8Array(memory.buffer, layerRoom(1), good.byteLength * 2).fill(filler);
      try {
        // A fresh array each time: the core would know the old one again.
        return own.compose({ layers: [{ payload: payload.slice(), z: 0 }] }).data;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return null;
      }
    };
    const edit = fc.record({
      at: fc.oneof(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: good.byteLength - 1 })),
      value: fc.integer({ min: 0, max: 255 }),
    });
    const length = fc.oneof(fc.constant(good.byteLength), fc.integer({ min: 0, max: good.byteLength + 64 }));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 4 }), length, (edits, byteLength) => {
        const payload = new Uint8Array(byteLength);
        payload.set(good.subarray(0, byteLength));
        for (const { at, value } of edits) if (at < byteLength) payload[at] = value;
        // What lies around the layer must not show in the answer.
        const [one, other] = [compose(payload, 0), compose(payload, 255)];
        if (one !== null) drawn++;
        expect(one === null).toBe(other === null);
        if (one !== null && other !== null)
          expect(Buffer.from(one.buffer).equals(Buffer.from(other.buffer))).toBe(true);
      }),
      { numRuns: 400 },
    );
    expect(drawn).toBeGreaterThan(20);
    const after = own.compose({ layers: [{ payload: good, z: 0 }] });
    const expected = core.compose({ layers: [{ payload: good, z: 0 }] });
    expect(Buffer.from(after.data.buffer).equals(Buffer.from(expected.data.buffer))).toBe(true);
  });

  it.each<[string, { occupied?: [bigint, bigint]; opaque?: [bigint, bigint]; top?: number; blocks?: number }]>([
    ['a block beyond the row', { occupied: [0n, 1n << 43n] }],
    ['an opaque block that is not there', { occupied: [1n, 0n], opaque: [2n, 0n] }],
    ['an opaque block beyond the row', { occupied: [1n, 0n], opaque: [0n, 1n << 60n] }],
    ['a row below the canvas', { occupied: [1n, 0n], top: 850 }],
    ['fewer blocks than it says', { occupied: [1n, 0n], blocks: 2 }],
    ['more blocks than it says', { occupied: [3n, 0n] }],
  ])('refuses a layer with %s', (_, { occupied = [0n, 0n], opaque = [0n, 0n], top = 0, blocks = 1 }) => {
    const payload = new Uint8Array(16 + 32 + blocks * 16);
    const view = new DataView(payload.buffer);
    view.setUint8(0, 1);
    view.setUint16(2, top, true);
    view.setUint16(4, 1, true);
    view.setUint32(8, blocks, true);
    [...occupied, ...opaque].forEach((word, index) => view.setBigUint64(16 + index * 8, word, true));
    expect(() => core.compose({ layers: [{ payload, z: 0 }] })).toThrow('a layer is damaged');
  });

  it('takes a layer made by hand', () => {
    const payload = new Uint8Array(16 + 32 + 16);
    payload.set([1, 0, 0, 0, 1, 0, 0, 0, 1], 0);
    payload.set([2], 16);
    payload.set([9, 8, 7, 255], 48);
    const { data } = core.compose({ layers: [{ payload, z: 0 }] });
    expect([...data.subarray(12, 24)]).toEqual([0, 0, 0, 0, 9, 8, 7, 255, 0, 0, 0, 0]);
  });

  it('shows nothing of what a layer holds beyond the canvas', () => {
    // The last block of row 0 says that it is opaque, of four pixels that the canvas has one of.
    const payload = new Uint8Array(16 + 32 + 16);
    payload.set([1, 0, 0, 0, 1, 0, 0, 0, 1], 0);
    payload.set([4], 16 + 8 + 5);
    payload.set([4], 16 + 24 + 5);
    payload.set([9, 8, 7, 255, 1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255], 48);
    const ground = new Uint8ClampedArray([0, 0, 0, 0, 40, 50, 60, 255]);
    const below = pack({ widthPx: 1, heightPx: 2, data: ground });
    const { data } = core.compose({ layers: [below, { payload, z: 1 }] });
    expect([...data.subarray(WIDTH * 4 - 4, WIDTH * 4 + 8)]).toEqual([9, 8, 7, 255, 40, 50, 60, 255, 0, 0, 0, 0]);
  });

  it('refuses random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (payload) => {
        expect(() => core.compose({ layers: [{ payload, z: 0 }] })).toThrow(RangeError);
      }),
    );
  });
});
