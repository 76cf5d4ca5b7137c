/** Any-angle paths on a location of any size: the TypeScript side of `assembly/navigation`. */
import type { LocationShape, Navigation, NavigationInfo, NavigationOptions, Ring } from './navigation-api.ts';
import { NAVIGATION_STATUS, type NavigationExports } from './navigation-exports.ts';

const REASONS: Readonly<Record<number, string>> = {
  [NAVIGATION_STATUS.tooFewPoints]: 'has fewer than 3 points',
  [NAVIGATION_STATUS.notANumber]: 'has a coordinate that is not a finite number',
  [NAVIGATION_STATUS.noArea]: 'has no area: all its points are on one line',
  [NAVIGATION_STATUS.crosses]: 'crosses itself or another ring',
  [NAVIGATION_STATUS.tooFar]: 'reaches farther beyond the map than the map is wide or high',
  [NAVIGATION_STATUS.runsBack]: 'runs back along its own edge',
};

/** Creates a navigation on a new instance of the module. It owns the instance's memory. */
export async function instantiateNavigation(
  module: WebAssembly.Module,
  _options: NavigationOptions = {},
): Promise<Navigation> {
  const instance = await WebAssembly.instantiate(module, {});
  return navigationOf(instance.exports as unknown as NavigationExports);
}

function navigationOf(core: NavigationExports): Navigation {
  let rings: readonly Ring[] = [];
  let extent = 0;

  const build = (next: readonly Ring[], nextExtent: number): NavigationInfo => {
    const status = readRings(core, next, nextExtent);
    if (status === NAVIGATION_STATUS.ok) {
      rings = next;
      extent = nextExtent;
      return { corners: core.cornerCount(), engine: 'exact', bytes: core.memory.buffer.byteLength };
    }
    const refused = core.failingRing();
    readRings(core, rings, extent);
    throw new TypeError(`ring ${refused} ${REASONS[status] ?? 'is refused'}`);
  };

  return {
    setLocation({ width, height, rings: next }: LocationShape) {
      if (!(width > 0 && width < Infinity && height > 0 && height < Infinity)) {
        throw new TypeError(`width and height must be positive numbers, not ${width} and ${height}`);
      }
      return build(next.map(copyRing), Math.max(width, height));
    },
    updateRings(remove, add) {
      const removed = new Set(remove);
      for (const index of removed) {
        if (rings[index] === undefined) throw new TypeError(`ring ${index} does not exist`);
      }
      return build([...rings.filter((_, index) => !removed.has(index)), ...add.map(copyRing)], extent);
    },
    ready: () =>
      Promise.resolve({ corners: core.cornerCount(), engine: 'exact', bytes: core.memory.buffer.byteLength }),
    findPath(startX, startY, goalX, goalY, { snap = 0 } = {}) {
      const status = core.findPath(startX, startY, goalX, goalY, snap);
      if (status === NAVIGATION_STATUS.outside) return { status: 'outside' };
      if (status !== NAVIGATION_STATUS.ok) return { status: 'unreachable' };
      const count = core.turnCount();
      const waypoints = new Float64Array(2 * count);
      for (let place = 0; place < count; place++) {
        waypoints[2 * place] = core.turnX(place);
        waypoints[2 * place + 1] = core.turnY(place);
      }
      return { status: 'found', length: core.pathLength(), waypoints };
    },
  };
}

function copyRing(ring: Ring, index: number): Ring {
  if (ring.length % 2 !== 0) throw new TypeError(`ring ${index} has an odd count of numbers`);
  return Float64Array.from(ring);
}

/** Builds the location; the status of the build. */
function readRings(core: NavigationExports, rings: readonly Ring[], extent: number): number {
  let total = 0;
  for (const ring of rings) total += ring.length / 2;
  if (core.allotRings(rings.length, total) === 0) return NAVIGATION_STATUS.tooLarge;
  const { buffer } = core.memory;
  const sizes = new Uint32Array(buffer, core.sizesAddress(), rings.length);
  const points = new Float64Array(buffer, core.pointsAddress(), 2 * total);
  let at = 0;
  for (const [index, ring] of rings.entries()) {
    sizes[index] = ring.length / 2;
    points.set(ring, at);
    at += ring.length;
  }
  return core.buildLocation(rings.length, extent);
}
