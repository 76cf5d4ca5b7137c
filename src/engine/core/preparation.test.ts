/**
 * The preparation reports a failure of the module, and starts again with the next location. It keeps the event loop for short
 * times only: its slices as a whole, without what the thread waits for a processor, and its steps. Those are the same in every
 * run, so each one counts with the shortest of its times, which leaves out what other processes do to it.
 */
import { describe, expect, it } from 'vitest';
import { watchLoop } from '../../../tests/support/loop-hold.ts';
import { compileModule } from '../node/compile-module.ts';
import { instantiateNavigation } from './create-navigation.ts';
import type { NavigationExports } from './navigation-exports.ts';
import { createPreparation } from './preparation.ts';
import { writeRings } from './ring-input.ts';
import { generateMap } from './testing/maps.ts';

const RUNS = 3;
/** Steps take up to 0.3 ms on two busy cores; memory that grows late took 10. */
const LONGEST_MS = 2;
/** Slices end after 4 ms; garbage of the test is collected between them. */
const MOST_KEPT_MS = 12;
/** Work of a step, as in preparation.ts. */
const WORK = 1000;

const map = generateMap({ seed: 5, kind: 'caves', corners: 1000 });
/** With less memory cells become fewer, then pieces are whole polygons, then nothing is kept of what corners see. */
const BUDGETS = [32e6, 1.5e6, 0.5e6];

const module = await compileModule(new URL('../../../build/navigation.wasm', import.meta.url));

async function load(bytes: number): Promise<NavigationExports> {
  const { exports } = await WebAssembly.instantiate(module, {});
  const core = exports as unknown as NavigationExports;
  writeRings(core, map.rings);
  core.buildLocation(map.rings.length, Math.max(map.width, map.height), bytes);
  return core;
}

it.each(BUDGETS)('takes short steps with a budget of %d bytes', { timeout: 60_000 }, async (bytes) => {
  let shortest: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const core = await load(bytes);
    const times: number[] = [];
    for (let isDone = false; !isDone; ) {
      const start = performance.now();
      isDone = core.continueTables(WORK) !== 0;
      times.push(performance.now() - start);
    }
    expect(times.length).toBeGreaterThan(100);
    expect([0, times.length]).toContain(shortest.length);
    shortest = times.map((time, step) => Math.min(time, shortest[step] ?? Number.POSITIVE_INFINITY));
  }
  expect(Math.max(...shortest)).toBeLessThan(LONGEST_MS);
});

it('leaves the event loop to others', { timeout: 60_000 }, async () => {
  const kept: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const navigation = await instantiateNavigation(module, () => performance.now());
    navigation.setLocation(map);
    const loop = watchLoop();
    await navigation.ready();
    kept.push(loop.stop().keptMs);
  }
  // Slices have been seen, and not only what is between them.
  expect(Math.min(...kept)).toBeGreaterThan(1);
  expect(Math.min(...kept)).toBeLessThan(MOST_KEPT_MS);
});

describe('a step that fails', () => {
  /** What a trap of the module throws. */
  const trap = new WebAssembly.RuntimeError('unreachable');

  /** A loaded location, whose steps fail while `isBroken`. */
  async function loadFragile() {
    const core = await load(BUDGETS[0] ?? 0);
    const state = { isBroken: true };
    const continueTables = (work: number): number => {
      if (state.isBroken && work > 0) throw trap;
      return core.continueTables(work);
    };
    const { askBetweenCorners } = core;
    const preparation = createPreparation({ continueTables, askBetweenCorners }, () => performance.now());
    preparation.begin();
    return { preparation, state };
  }

  it('rejects all who wait, and those who ask later', async () => {
    const { preparation } = await loadFragile();
    const waiting = await Promise.allSettled([preparation.ready(), preparation.ready()]);
    expect(waiting).toEqual([
      { status: 'rejected', reason: trap },
      { status: 'rejected', reason: trap },
    ]);
    await expect(preparation.ready()).rejects.toBe(trap);
    expect(preparation.isDone()).toBe(false);
  });

  it('rejects those who wait when the caller goes on, too', async () => {
    const { preparation } = await loadFragile();
    const waiting = preparation.ready();
    expect(() => preparation.prepare(1)).toThrow(trap);
    await expect(waiting).rejects.toBe(trap);
  });

  it('is forgotten with the next location', async () => {
    const { preparation, state } = await loadFragile();
    await expect(preparation.ready()).rejects.toBe(trap);
    state.isBroken = false;
    preparation.begin();
    await preparation.ready();
    expect(preparation.isDone()).toBe(true);
  });
});
