/** The contract between the module and its TypeScript side: memory layout, status numbers, other modules. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCore } from '../../../scripts/build/core.ts';
import { generateTownRings, toLocation, type Vertex } from '../../../tests/support/samples/town-map.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import { instantiateCore, instantiateWalking } from '../node/load-core.ts';
import { createCore, createPicturesAndGames } from './core.ts';
import type { CoreExports } from './core-exports.ts';
import * as status from './status.ts';
import type { Compositor, RgbaImage } from './picture-types.ts';

const PAGE_BYTES = 65_536;

/** A whole canvas of visible pixels: the largest layer. */
function fullPicture(): RgbaImage {
  const data = new Uint8ClampedArray(CANVAS_WIDTH_PX * CANVAS_HEIGHT_PX * 4);
  for (let at = 0; at < data.length; at++) data[at] = 1 + ((at * 37) % 255);
  return { widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX, data };
}

describe('the core module', () => {
  let exports: CoreExports;
  beforeAll(async () => {
    await buildCore();
    exports = (await instantiateCore()).exports as unknown as CoreExports;
  }, 120_000);

  it('starts with the memory that every core needs, and no more', () => {
    const { byteLength } = exports.memory.buffer;
    expect(byteLength).toBeGreaterThanOrEqual(exports.layoutEnd());
    expect(byteLength).toBeLessThan(exports.layoutEnd() + PAGE_BYTES);
    expect(exports.staticEnd()).toBeLessThanOrEqual(exports.match3GemsAddress());
  });

  it('takes more memory for large pictures and layers, and uses it again', async () => {
    const instance = await instantiateCore();
    const { memory } = instance.exports as unknown as CoreExports;
    const core = createPicturesAndGames(instance.exports);
    const grown = (work: () => unknown): number => {
      const before = memory.buffer.byteLength;
      work();
      return memory.buffer.byteLength - before;
    };
    const picture = fullPicture();
    const pack = () => core.packLayer(picture);
    const layers = Array.from({ length: 8 }, () => ({ payload: pack(), z: 0 }));
    const large: RgbaImage = { widthPx: 1000, heightPx: 1500, data: new Uint8ClampedArray(1000 * 1500 * 4) };
    expect(grown(pack)).toBe(0);
    expect(grown(() => core.compose({ layers: layers.slice(0, 2) }))).toBeGreaterThan(0);
    expect(grown(() => core.halve(large))).toBeGreaterThan(0);
    // Behind the large picture: a second part of the store.
    expect(grown(() => core.compose({ layers }))).toBeGreaterThan(0);
    const again = [() => core.halve(large), () => core.compose({ layers })];
    expect(again.map(grown)).toEqual([0, 0]);
    // A full store is emptied instead of growing further: two stores of layers in it.
    const others = Array.from({ length: 40 }, () => ({
      payload: layers[0]?.payload.slice() ?? new Uint8Array(),
      z: 0,
    }));
    core.compose({ layers: others });
    expect(grown(() => core.compose({ layers: others.toReversed() }))).toBe(0);
    expect(memory.buffer.byteLength).toBeLessThan(exports.layoutEnd() + 60e6);
    const fresh = createPicturesAndGames((await instantiateCore()).exports);
    const draw = (one: Compositor): Buffer => Buffer.from(one.compose({ layers: layers.slice(0, 3) }).data.buffer);
    expect(draw(core).equals(draw(fresh))).toBe(true);
  });

  it('takes memory for a location by its size, and uses it again', async () => {
    const walking = await instantiateWalking();
    const memory = walking.exports['memory'] as WebAssembly.Memory;
    const core = createCore({ pictures: (await instantiateCore()).exports, walking: walking.exports }, () =>
      performance.now(),
    );
    const grown = async (rings: Vertex[][]): Promise<number> => {
      const before = memory.buffer.byteLength;
      core.setLocation(toLocation(rings));
      await core.ready();
      return memory.buffer.byteLength - before;
    };
    expect(memory.buffer.byteLength).toBeLessThan(400_000);
    expect(await grown(generateTownRings())).toBeLessThan(10e6);
    expect(await grown(generateTownRings())).toBeLessThan(2e6);
    expect(await grown(generateTownRings())).toBe(0);
  });

  it.each(['core', 'core-relaxed', 'walking'])('%s imports nothing', (name) => {
    const bytes = readFileSync(new URL(`../../../build/${name}.wasm`, import.meta.url));
    expect(WebAssembly.Module.imports(new WebAssembly.Module(bytes))).toEqual([]);
  });

  it('uses the same status numbers as the TypeScript side', () => {
    const source = readFileSync(new URL('../../../assembly/memory/status.ts', import.meta.url), 'utf8');
    const theirs = [...source.matchAll(/export const (\w+): i32 = (\d+);/g)].map(([, name, bit]) => [
      name,
      Number(bit),
    ]);
    expect(Object.keys(status).length).toBeGreaterThan(0);
    expect(Object.fromEntries(theirs)).toMatchObject({ ...status });
  });

  it('rejects other modules', async () => {
    const [{ exports: pictures }, { exports: walking }] = await Promise.all([instantiateCore(), instantiateWalking()]);
    expect(() => createCore({ pictures: walking, walking }, () => 0)).toThrow(TypeError);
    expect(() => createCore({ pictures, walking: pictures }, () => 0)).toThrow(TypeError);
  });
});
