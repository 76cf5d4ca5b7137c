/**
 * The core for unit tests: compiled if its sources changed, then loaded. What a test file awaits outside of its tests has no
 * time limit of the test runner, so both waits have one here.
 */
import { buildCore } from '../../scripts/build/core.ts';
import type { Core, LocationInfo } from '../../src/engine/core/types.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';

/** Compiling takes 11 s on two free processors. */
const BUILD_LIMIT_MS = 240_000;
/** The tables of the largest map of the tests take 3 s. */
const READY_LIMIT_MS = 30_000;

export async function builtCore(): Promise<Core> {
  await within(buildCore(), BUILD_LIMIT_MS, 'building the core');
  return await within(loadCore(), BUILD_LIMIT_MS, 'loading the core');
}

/** Waits for the tables of the core's location. */
export const tablesOf = (core: Core): Promise<LocationInfo> =>
  within(core.ready(), READY_LIMIT_MS, 'preparing the tables of the location');

/** Rejects with `what` when it takes longer than `ms`. */
async function within<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} took more than ${ms} ms`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
