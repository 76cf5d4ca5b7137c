/** Any-angle paths on a location of any size: the TypeScript side of `assembly/navigation`. */
import type { Navigation, NavigationInfo, NavigationOptions, Ring } from './navigation-api.ts';
import { NAVIGATION_STATUS, type NavigationExports } from './navigation-exports.ts';
import { createPathReader } from './path-reader.ts';
import { createPreparation } from './preparation.ts';
import { readBake, takeBake, writeRings } from './ring-input.ts';

const REASONS: Readonly<Record<number, string>> = {
  [NAVIGATION_STATUS.tooFewPoints]: 'has fewer than 3 points',
  [NAVIGATION_STATUS.notANumber]: 'has a coordinate that is not a finite number',
  [NAVIGATION_STATUS.noArea]: 'has no area: all its points are on one line',
  [NAVIGATION_STATUS.crosses]: 'crosses itself or another ring',
  [NAVIGATION_STATUS.tooLarge]: 'is one of too many',
  [NAVIGATION_STATUS.tooFar]: 'reaches farther beyond the map than the map is wide or high',
  [NAVIGATION_STATUS.runsBack]: 'runs back along its own edge',
};

const DEFAULT_MEMORY_MB = 32;
/** Sides of a map in units: squares of lengths fit f64. */
const LEAST_SIDE = 1e-100;
const MOST_SIDE = 1e100;

/**
 * Creates a navigation on a new instance of the module. It owns the instance's memory. `now`: a clock in milliseconds, for
 * the length of slices.
 */
export async function instantiateNavigation(
  module: WebAssembly.Module,
  now: () => number,
  { memoryMb = DEFAULT_MEMORY_MB }: NavigationOptions = {},
): Promise<Navigation> {
  if (!(memoryMb >= 0 && memoryMb <= 2048)) throw new TypeError(`memoryMb must be 0 to 2048, not ${memoryMb}`);
  const instance = await WebAssembly.instantiate(module, {});
  return navigationOf(instance.exports as unknown as NavigationExports, now, memoryMb * 1_000_000);
}

function navigationOf(core: NavigationExports, now: () => number, tableBytes: number): Navigation {
  let rings: readonly Ring[] = [];
  let extent = 0;
  const preparation = createPreparation(core, now);
  const path = createPathReader(core);

  const describe = (): NavigationInfo => ({
    corners: core.cornerCount(),
    engine: preparation.isDone() ? 'exact' : 'preparing',
    bytes: core.locationBytes(),
  });

  const build = (next: readonly Ring[], nextExtent: number, bake?: Uint8Array): NavigationInfo => {
    const status = buildRings(core, next, nextExtent, tableBytes);
    const refused = core.failingRing();
    if (status === NAVIGATION_STATUS.ok) {
      rings = next;
      extent = nextExtent;
    } else {
      buildRings(core, rings, extent, tableBytes);
    }
    if (bake !== undefined && status === NAVIGATION_STATUS.ok) takeBake(core, bake);
    preparation.begin();
    if (status !== NAVIGATION_STATUS.ok) throw refusal(refused, status);
    return describe();
  };

  /** Changes what the rings touch, or builds all where that is too much. */
  const update = (kept: readonly Ring[], removed: readonly Ring[], added: readonly Ring[]): NavigationInfo => {
    const next = [...kept, ...added];
    let status = writeRings(core, [...removed, ...added]);
    if (status === NAVIGATION_STATUS.ok) {
      status = core.updateLocation(removed.length + added.length, removed.length, extent, tableBytes);
    }
    if (status === NAVIGATION_STATUS.whole) return build(next, extent);
    if (status !== NAVIGATION_STATUS.ok) throw refusal(kept.length + core.failingRing() - removed.length, status);
    rings = next;
    preparation.begin();
    return describe();
  };

  return {
    setLocation({ width, height, rings: next }, { bake } = {}) {
      if (![width, height].every((side) => side >= LEAST_SIDE && side <= MOST_SIDE)) {
        throw new TypeError(`width and height must be ${LEAST_SIDE} to ${MOST_SIDE}, not ${width} and ${height}`);
      }
      return build(copyRings(next, 0), Math.max(width, height), bake);
    },
    updateRings(remove, add) {
      const removed = new Set(remove);
      for (const index of removed) {
        if (rings[index] === undefined) throw new TypeError(`ring ${index} does not exist`);
      }
      const kept = rings.filter((_, index) => !removed.has(index));
      const changed = rings.filter((_, index) => removed.has(index));
      return update(kept, changed, copyRings(add, kept.length));
    },
    async ready() {
      await preparation.ready();
      return describe();
    },
    bake: () => (preparation.isDone() ? readBake(core) : null),
    prepare: preparation.prepare,
    findPath(startX, startY, goalX, goalY, { snap = 0 } = {}) {
      const status = core.findPath(startX, startY, goalX, goalY, snap);
      if (status === NAVIGATION_STATUS.outside) return { status: 'outside' };
      if (status !== NAVIGATION_STATUS.ok) return { status: 'unreachable' };
      return { status: 'found', length: core.pathLength(), waypoints: path.read() };
    },
  };
}

const refusal = (ring: number, status: number): TypeError =>
  new TypeError(`ring ${ring} ${REASONS[status] ?? 'is refused'}`);

/** `first`: index of the first of them in the location. */
function copyRings(rings: readonly Ring[], first: number): Ring[] {
  return rings.map((ring, index) => {
    if (ring.length % 2 !== 0) throw new TypeError(`ring ${first + index} has an odd count of numbers`);
    return Float64Array.from(ring);
  });
}

/** Builds the location; the status of the build. */
function buildRings(core: NavigationExports, rings: readonly Ring[], extent: number, tableBytes: number): number {
  const status = writeRings(core, rings);
  return status === NAVIGATION_STATUS.ok ? core.buildLocation(rings.length, extent, tableBytes) : status;
}
