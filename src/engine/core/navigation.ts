/**
 * The navigation part of the core: writes locations to the module and converts statuses and buffers to values. Owns no
 * state; the location is in the module's memory.
 */
import {
  COLLIDER_SCALE_PX,
  type LocationData,
  NEAREST_WALKABLE_RADIUS_PX,
  PATH_MAX_ITERATIONS,
  PATH_STEP_PX,
} from '../../shared/rules/town.ts';
import { HEADING_STEP_MS } from '../../shared/walks/headings.ts';
import { KNOT_NUMBERS } from '../../shared/walks/runs.ts';
import type { CoreExports } from './core-exports.ts';
import type { CoreMemory } from './memory.ts';
import { MALFORMED, OK, OUT_OF_NODES, PARTIAL } from './status.ts';
import type { Core, LocationInfo, Point } from './types.ts';

type Navigation = Pick<
  Core,
  | 'setLocation'
  | 'bakeLocation'
  | 'isWalkable'
  | 'nearestWalkable'
  | 'findPath'
  | 'findTurns'
  | 'pathLength'
  | 'pathLengths'
  | 'areWalkable'
  | 'hasLineOfSight'
  | 'slide'
>;

/** The module counts places of a walk along a heading in 1/1024 px. */
const UNITS_PER_PX = 1024;

/** `cornerLimit` is the largest number of corners for exact paths; 0 always uses the fallback search. */
export function createNavigation(core: CoreExports, memory: CoreMemory, cornerLimit: number): Navigation {
  let pointView: Float32Array<ArrayBuffer>;
  /** Knots of runs are written where points are. */
  let knotView: Int32Array<ArrayBuffer>;
  let waypointView: Float32Array<ArrayBuffer>;
  let ringSizes: Uint32Array;
  let vertices: Float64Array;
  memory.follow((buffer) => {
    pointView = new Float32Array(buffer, core.pointsAddress(), core.maxPoints() * 2);
    knotView = new Int32Array(buffer, core.pointsAddress(), (core.maxSlideSteps() + 1) * KNOT_NUMBERS);
    waypointView = new Float32Array(buffer, core.waypointsAddress(), core.maxWaypoints() * 2);
    ringSizes = new Uint32Array(buffer, core.ringSizesAddress(), core.maxRings());
    vertices = new Float64Array(buffer, core.verticesAddress(), core.maxEdges() * 2);
  });
  const maxQueries = core.maxPoints() >> 1;
  const takeWaypoints = (): Float32Array => waypointView.slice(0, core.waypointCount() * 2);
  const findWay = (from: Point, to: Point): number => core.findWay(from.x, from.y, to.x, to.y, PATH_MAX_ITERATIONS);

  function setLocation(location: LocationData, bake?: Uint8Array): LocationInfo {
    const { Position, Scale, Paths } = checkLocation(location, core);
    let at = 0;
    Paths.forEach((path, ring) => {
      ringSizes[ring] = path.length;
      for (const point of path) {
        vertices[at++] = point.x;
        vertices[at++] = point.y;
      }
    });
    const bakeBytes = bake !== undefined && bake.byteLength <= core.arenaBytes() ? bake.byteLength : 0;
    if (bake !== undefined && bakeBytes > 0)
      new Uint8Array(core.memory.buffer, core.arenaAddress(), bakeBytes).set(bake);
    const status = core.buildLocation(
      Paths.length,
      Position.x,
      Position.y,
      Scale.x,
      Scale.y,
      COLLIDER_SCALE_PX,
      cornerLimit,
      bakeBytes,
    );
    memory.settle();
    if (status === MALFORMED) throw new RangeError('the location has a collider that is no polygon on the map');
    if (status !== OK) throw new RangeError('the location has too many colliders');
    const toPx = (value: number, position: number, scale: number): number =>
      (position + scale * value) * COLLIDER_SCALE_PX;
    return {
      cornerCount: core.cornerCount(),
      isExact: core.isExact() !== 0,
      isBaked: core.isBaked() !== 0,
      spawnPoints: location.SpawnPoints.map((spawn) => ({
        x: toPx(spawn.x, Position.x, Scale.x),
        y: toPx(spawn.y, Position.y, Scale.y),
      })),
    };
  }

  return {
    setLocation,

    bakeLocation(location) {
      if (!setLocation(location).isExact) return null;
      return new Uint8Array(core.memory.buffer, core.arenaAddress(), core.writeBake()).slice();
    },

    isWalkable: (x, y) => core.isWalkable(x, y) !== 0,

    nearestWalkable(x, y, radiusPx = NEAREST_WALKABLE_RADIUS_PX) {
      if (core.findNearestWalkable(x, y, radiusPx) !== OK) return null;
      const [foundX = 0, foundY = 0] = pointView;
      return { x: foundX, y: foundY };
    },

    findPath(from, to) {
      const status = findWay(from, to);
      if (status === OUT_OF_NODES) return { status: 'out-of-nodes' };
      if (status === (OUT_OF_NODES | PARTIAL)) return { status: 'out-of-nodes', towards: takeWaypoints() };
      const count = status === OK ? core.resampleWay(PATH_STEP_PX) : 0;
      if (count === 0) return { status: 'not-found' };
      return {
        status: 'found',
        points: pointView.slice(0, count * 2),
        waypoints: takeWaypoints(),
        lengthPx: core.wayLength(),
      };
    },

    findTurns(from, to) {
      if (findWay(from, to) !== OK) return null;
      const turns: number[] = [];
      const count = core.waypointCount() * 2;
      for (let at = 0; at < count; at++) turns.push(waypointView[at] ?? 0);
      return turns;
    },

    pathLengths(queries) {
      const lengths = new Float64Array(queries.length >> 2);
      for (let done = 0; done < lengths.length; done += maxQueries) {
        const count = Math.min(maxQueries, lengths.length - done);
        pointView.set(queries.subarray(done * 4, (done + count) * 4));
        core.measureWays(count, PATH_MAX_ITERATIONS);
        lengths.set(new Float64Array(pointView.buffer, pointView.byteOffset, count), done);
      }
      return lengths;
    },

    areWalkable(points) {
      const answers = new Uint8Array(points.length >> 1);
      for (let done = 0; done < answers.length; done += core.maxPoints()) {
        const count = Math.min(core.maxPoints(), answers.length - done);
        pointView.set(points.subarray(done * 2, (done + count) * 2));
        core.testPoints(count);
        answers.set(new Uint8Array(pointView.buffer, pointView.byteOffset, count), done);
      }
      return answers;
    },

    pathLength: (from, to) => (findWay(from, to) === OK ? core.wayLength() : null),

    hasLineOfSight: (from, to) => core.hasSight(from.x, from.y, to.x, to.y) !== 0,

    slide({ x8, y8, heading, speed }, durationMs = Number.POSITIVE_INFINITY) {
      const steps = Math.min(core.maxSlideSteps(), Math.ceil(durationMs / HEADING_STEP_MS));
      const count = core.slideAlong(x8, y8, heading, speed, steps);
      const runs = new Float64Array(count * KNOT_NUMBERS);
      for (let at = 0; at < runs.length; at += KNOT_NUMBERS) {
        runs[at] = knotView[at] ?? 0;
        runs[at + 1] = (knotView[at + 1] ?? 0) / UNITS_PER_PX;
        runs[at + 2] = (knotView[at + 2] ?? 0) / UNITS_PER_PX;
      }
      return runs;
    },
  };
}

/** Throws a RangeError for data that does not fit the buffers; the module validates the numbers. */
function checkLocation(location: LocationData, core: CoreExports): LocationData['Colliders'] {
  const { Position, Scale, Paths } = location.Colliders;
  const vertexCount = Paths.reduce((sum, path) => sum + path.length, 0);
  if (Paths.length > core.maxRings() || vertexCount > core.maxEdges()) {
    throw new RangeError(`the location has too many colliders: ${Paths.length} paths, ${vertexCount} points`);
  }
  return { Position, Scale, Paths };
}
