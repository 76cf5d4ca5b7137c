/** Packing and compositing, compared with exact arithmetic; invalid layer bytes are rejected. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeLayer } from '../../../tests/support/samples/layers.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { builtCore } from '../../../tests/support/core.ts';
import { drawOver, greatestDifference, toExact } from '../../../tests/support/oracles/pixels.ts';
import { instantiateCore } from '../node/load-core.ts';
import { createPicturesAndGames } from './core.ts';
import type { CoreExports } from './core-exports.ts';
import { asImage, clear, HEIGHT, noiseLayer, TOLERANCE, WIDTH } from './picture-fixture.ts';
import type { LayerRef, RgbaImage } from './types.ts';

const core = await builtCore();

describe('layers', { timeout: 60_000 }, () => {
  const pack = (image: RgbaImage, z = 0): LayerRef => ({ payload: core.packLayer(image), z });

  it('composites an outfit within 2/255 of exact source-over', () => {
    const images = Array.from({ length: 24 }, (_, layer) => asImage(makeLayer(layer, 2)));
    const expected = clear();
    for (const image of images) drawOver(expected, toExact(image));
    const layers = images.map((image, z) => pack(image, z));
    expect(greatestDifference(core.composePremultiplied({ layers }), expected, true)).toBeLessThanOrEqual(TOLERANCE);
    expect(greatestDifference(core.compose({ layers }), expected)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('composites any stack by z, then by list order, without the clipped rows', () => {
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
      (['plain', 'relaxed'] as const).map(async (build) =>
        createPicturesAndGames((await instantiateCore(build)).exports),
      ),
    );
    const images = [...Array.from({ length: 12 }, (_, layer) => asImage(makeLayer(layer, 1))), noiseLayer(1)];
    // Every byte with every alpha: columns are bytes, rows are alphas.
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

  it('composites layers with gaps and rows of any width', () => {
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

  it('returns a transparent picture for no layers, and an empty layer for a transparent picture', () => {
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

  it('composites more layers than fit in memory at once', () => {
    const random = createRandom(5);
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    for (let at = 0; at < data.length; at += 4) data.set([random.whole(0, 256), 7, 9, 255], at);
    const full = pack(asImage(data));
    const veil = pack(asImage(new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(1)), 1);
    // Copies, so that no payload is cached: 300 of 1.5 MB exceed the memory many times, and need several stacks.
    const copies = Array.from({ length: 300 }, () => ({ ...full, payload: full.payload.slice() }));
    const layers = [...copies, ...Array.from({ length: 300 }, () => full), veil];
    const expected = toExact(asImage(data));
    drawOver(expected, toExact(asImage(new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(1))));
    expect(greatestDifference(core.compose({ layers }), expected)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('rejects a layer of another version with the version in the error', () => {
    const payload = core.packLayer(noiseLayer(1));
    payload[0] = 9;
    expect(() => core.compose({ layers: [{ payload, z: 0 }] })).toThrow('layer version 9 is not known');
  });

  it('never reads outside a damaged layer, and never traps on one', async () => {
    const instance = await instantiateCore();
    const own = createPicturesAndGames(instance.exports);
    const memory = instance.exports.memory as WebAssembly.Memory;
    const { dropLayers, layerRoom } = instance.exports as unknown as CoreExports;
    const good = core.packLayer(noiseLayer(3));
    let drawn = 0;
    const compose = (payload: Uint8Array, filler: number): Uint8ClampedArray | null => {
      dropLayers();
      // Fill the payload memory and the layer memory with other data first.
      const earlier = asImage(new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(filler));
      own.borrowComposed({ layers: [{ payload: own.packLayer(earlier), z: 0 }] }, 'premultiplied');
      dropLayers();
      new Uint8Array(memory.buffer, layerRoom(1), good.byteLength * 2).fill(filler);
      try {
        // A new array each time, because the core caches payloads by identity.
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
        // The bytes around the layer must not affect the result.
        const [one, other] = [compose(payload, 3), compose(payload, 255)];
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

  it('accepts a hand-written layer', () => {
    const payload = new Uint8Array(16 + 32 + 16);
    payload.set([1, 0, 0, 0, 1, 0, 0, 0, 1], 0);
    payload.set([2], 16);
    payload.set([9, 8, 7, 255], 48);
    const { data } = core.compose({ layers: [{ payload, z: 0 }] });
    expect([...data.subarray(12, 24)]).toEqual([0, 0, 0, 0, 9, 8, 7, 255, 0, 0, 0, 0]);
  });

  it('ignores layer data outside the canvas', () => {
    // The last blocks of eight rows are marked as opaque with four pixels, but the canvas has only one.
    const rows = 8;
    const payload = new Uint8Array(16 + rows * (32 + 16));
    payload.set([1, 0, 0, 0, rows, 0, 0, 0, rows], 0);
    for (let row = 0; row < rows; row++) {
      payload.set([4], 16 + row * 32 + 8 + 5);
      payload.set([4], 16 + row * 32 + 24 + 5);
      payload.set([9, 8, row, 255, 1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 255], 16 + rows * 32 + row * 16);
    }
    const ground = new Uint8ClampedArray(Array.from({ length: rows + 1 }, (_, row) => [40, 50, row, 255]).flat());
    const below = pack({ widthPx: 1, heightPx: rows + 1, data: ground });
    for (const layers of [[below, { payload, z: 1 }], [{ payload, z: 1 }]]) {
      const isBelow = layers.length > 1;
      const { data } = core.compose({ layers });
      for (let row = 0; row < rows; row++) {
        const end = (row + 1) * WIDTH * 4;
        const next = isBelow ? [40, 50, row + 1, 255] : [0, 0, 0, 0];
        expect([...data.subarray(end - 4, end + 8)]).toEqual([9, 8, row, 255, ...next, 0, 0, 0, 0]);
      }
    }
  });

  it('clips several layers of a stack, each within its own rows', () => {
    const images = [0, 1, 2, 3].map((colour) => {
      const data = new Uint8ClampedArray(40 * 40 * 4);
      for (let at = 0; at < data.length; at += 4) data.set([colour * 60, 9, 200, 150], at);
      return { widthPx: 40, heightPx: 40, data };
    });
    const clips = [18, 17, 19, 33];
    const layers = images.map((image, index) => ({ ...pack(image, index), clipTopPx: clips[index] ?? 0 }));
    const expected = clear();
    for (const [index, { data }] of images.entries()) {
      const whole = asImage(new Uint8ClampedArray(WIDTH * HEIGHT * 4));
      for (let y = 0; y < 40; y++) whole.data.set(data.subarray(y * 160, (y + 1) * 160), y * WIDTH * 4);
      drawOver(expected, toExact(whole), clips[index]);
    }
    expect(greatestDifference(core.compose({ layers }), expected)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('rejects random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (payload) => {
        expect(() => core.compose({ layers: [{ payload, z: 0 }] })).toThrow(RangeError);
      }),
    );
  });
});
