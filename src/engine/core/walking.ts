/**
 * Walking in a location: the TypeScript side of `assembly/walking`. Merges colliders to rings, prepares the tables of the
 * search in slices, and converts statuses and buffers to values. Owns the preparation's timer; the location is in the
 * module's memory.
 */
import {
  COLLIDER_SCALE_PX,
  type LocationData,
  MAP_HEIGHT_PX,
  MAP_WIDTH_PX,
  NEAREST_WALKABLE_RADIUS_PX,
  PATH_STEP_PX,
} from '../../shared/rules/town.ts';
import { HEADING_STEP_MS } from '../../shared/walks/headings.ts';
import { KNOT_NUMBERS } from '../../shared/walks/runs.ts';
import { NAVIGATION_STATUS } from './navigation-exports.ts';
import { createPathReader } from './path-reader.ts';
import { createPreparation } from './preparation.ts';
import { readBake, takeBake, writeRings } from './ring-input.ts';
import { mergeRings } from './rings/merge-rings.ts';
import type { LocationInfo, Point, Walking } from './types.ts';
import type { WalkingExports } from './walking-exports.ts';

/** The module counts places of a walk along a heading in 1/1024 px. */
const UNITS_PER_PX = 1024;
/** Most memory for the tables of a location. */
const TABLE_BYTES = 32_000_000;

/** `module`: the exports of an instance. `now`: a clock in milliseconds, for the length of slices. */
export function createWalking(module: WalkingExports, now: () => number): Walking {
  const path = createPathReader(module);
  const preparation = createPreparation(module, now);
  let cornerCount = 0;
  let isBaked = false;
  let spawnPoints: Point[] = [];

  const describe = (): LocationInfo => ({
    cornerCount,
    engine: preparation.isDone() ? 'exact' : 'preparing',
    isBaked,
    spawnPoints,
  });

  const build = (rings: readonly Float64Array[]): number => {
    const status = writeRings(module, rings);
    return status === NAVIGATION_STATUS.ok
      ? module.setGround(rings.length, MAP_WIDTH_PX, MAP_HEIGHT_PX, TABLE_BYTES)
      : status;
  };

  function setLocation(location: LocationData, bake?: Uint8Array): LocationInfo {
    cornerCount = 0;
    isBaked = false;
    spawnPoints = [];
    build([]);
    const status = build(groundOf(location));
    if (status !== NAVIGATION_STATUS.ok) throw new RangeError(`the colliders make no ground (${status})`);
    cornerCount = module.cornerCount();
    isBaked = bake !== undefined && takeBake(module, bake);
    spawnPoints = location.SpawnPoints.map((spawn) => toPx(location, spawn));
    preparation.begin();
    return describe();
  }

  const findPath = (from: Point, to: Point): boolean =>
    module.findPath(from.x, from.y, to.x, to.y, 0) === NAVIGATION_STATUS.ok;

  return {
    setLocation,

    async ready() {
      await preparation.ready();
      return describe();
    },

    bakeLocation(location) {
      setLocation(location);
      preparation.prepare(Number.POSITIVE_INFINITY);
      return readBake(module);
    },

    isWalkable: (x, y) => module.isWalkable(x, y) !== 0,

    nearestWalkable(x, y, radiusPx = NEAREST_WALKABLE_RADIUS_PX) {
      if (module.findNearest(x, y, radiusPx) === 0) return null;
      return { x: module.nearestX(), y: module.nearestY() };
    },

    findPath(from, to) {
      if (!findPath(from, to)) return { status: 'not-found' };
      const count = module.takeSteps(PATH_STEP_PX);
      return {
        status: 'found',
        points: new Float64Array(module.memory.buffer, module.stepsAddress(), 2 * count).slice(),
        waypoints: path.read(),
        lengthPx: module.pathLength(),
      };
    },

    findTurns: (from, to) => (findPath(from, to) ? path.list() : null),

    pathLength: (from, to) => (findPath(from, to) ? module.pathLength() : null),

    hasLineOfSight: (from, to) => module.hasSight(from.x, from.y, to.x, to.y) !== 0,

    slide({ x8, y8, heading, speed }, durationMs = Number.POSITIVE_INFINITY) {
      const steps = Math.min(module.maxSlideSteps(), Math.ceil(durationMs / HEADING_STEP_MS));
      const count = module.slideAlong(x8, y8, heading, speed, steps);
      const knots = new Int32Array(module.memory.buffer, module.knotsAddress(), count * KNOT_NUMBERS);
      const runs = new Float64Array(knots.length);
      for (let at = 0; at < runs.length; at += KNOT_NUMBERS) {
        runs[at] = knots[at] ?? 0;
        runs[at + 1] = (knots[at + 1] ?? 0) / UNITS_PER_PX;
        runs[at + 2] = (knots[at + 2] ?? 0) / UNITS_PER_PX;
      }
      return runs;
    },
  };
}

const toPx = ({ Colliders: { Position, Scale } }: LocationData, { x, y }: Point): Point => ({
  x: (Position.x + Scale.x * x) * COLLIDER_SCALE_PX,
  y: (Position.y + Scale.y * y) * COLLIDER_SCALE_PX,
});

/** The rings of the walkable ground in px. */
function groundOf(location: LocationData): Float64Array[] {
  const rings = location.Colliders.Paths.map((path) => {
    const ring = new Float64Array(2 * path.length);
    for (const [index, point] of path.entries()) {
      const { x, y } = toPx(location, point);
      ring[2 * index] = x;
      ring[2 * index + 1] = y;
    }
    return ring;
  });
  return mergeRings(rings, { widthPx: MAP_WIDTH_PX, heightPx: MAP_HEIGHT_PX });
}
