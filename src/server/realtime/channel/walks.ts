/**
 * Validates positions against walls and speed (specification: world, section 9), and chooses where players enter. The
 * last accepted position and the walking allowance belong to the presence.
 */
import type { Core, Point } from '../../../engine/core/types.ts';
import type { PlayerState } from '../../../shared/realtime/events.ts';
import {
  MAP_HEIGHT_PX,
  MAP_WIDTH_PX,
  NEAREST_WALKABLE_RADIUS_PX,
  WALKABLE_SNAP_PX,
} from '../../../shared/rules/town.ts';
import type { Presence } from './presence.ts';

export type WalkingCore = Pick<
  Core,
  'setLocation' | 'ready' | 'isWalkable' | 'nearestWalkable' | 'pathLength' | 'findTurns' | 'slide'
>;

/** The map may have changed: a saved position may be inside a building of this size. */
const ENTRY_RADIUS_PX = 600;
/** Tolerance for rounded positions and for clock drift. */
const TOLERANCE_PX = 16;
/** Distance between players who enter for the first time, around a spawn point. */
const SPAWN_SPREAD_PX = 26;
const SPAWN_RING_MAX = 12;
/** Those who come through a door stay near it. */
const DOOR_RING_MAX = 4;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export class MovementAuthority {
  readonly #core: WalkingCore;
  readonly #spawnPoints: readonly Point[];
  readonly #newcomerPoints: readonly Point[];
  readonly #doors: ReadonlyMap<string, Point>;
  #arrivals = 0;

  /**
   * `core` has its location set; the points are that location's. `doors`: where players stand who come out of another location, by its
   * slug.
   */
  constructor(
    core: WalkingCore,
    spawnPoints: readonly Point[],
    newcomerPoints: readonly Point[] = spawnPoints,
    doors: ReadonlyMap<string, Point> = new Map(),
  ) {
    this.#core = core;
    this.#spawnPoints = spawnPoints;
    this.#newcomerPoints = newcomerPoints;
    this.#doors = doors;
  }

  /**
   * The accepted position for a request, or null when it is in a wall or too far for the elapsed time. Takes the length of
   * the shortest path from the allowance.
   */
  accept(walker: Pick<Presence, 'state' | 'allowance'>, requested: PlayerState, nowMs: number): PlayerState | null {
    const { x, y } = walker.state;
    if (requested.x === x && requested.y === y) return requested;
    const at = this.#snapToWalkable(requested, WALKABLE_SNAP_PX);
    if (at === null) return null;
    const lengthPx = this.#core.pathLength({ x, y }, at);
    if (lengthPx === null || !walker.allowance.take(lengthPx, nowMs, TOLERANCE_PX)) return null;
    return { x: at.x, y: at.y, frame: requested.frame };
  }

  /**
   * The position at which a player enters: the saved one, else the nearest walkable one that is connected to the town,
   * else one around the spawn points in rotation. Players without a saved one enter at the door of the location `cameFrom`, or,
   * when they have never been in the town, at its points for newcomers.
   */
  enter(saved: PlayerState | null, cameFrom: string | null = null): PlayerState {
    if (saved !== null) {
      const at = this.#core.isWalkable(saved.x, saved.y) ? saved : this.#nearestConnected(saved);
      if (at !== null) return { x: at.x, y: at.y, frame: saved.frame };
    }
    const door = saved === null && cameFrom !== null ? this.#doors.get(cameFrom) : undefined;
    const points = saved === null && cameFrom === null ? this.#newcomerPoints : this.#spawnPoints;
    const turn = this.#arrivals++;
    const home = door ??
      points[turn % Math.max(1, points.length)] ?? {
        x: MAP_WIDTH_PX / 2,
        y: MAP_HEIGHT_PX / 2,
      };
    const ring =
      door === undefined ? Math.floor(turn / Math.max(1, points.length)) % SPAWN_RING_MAX : turn % DOOR_RING_MAX;
    const offset = { x: Math.cos(turn * GOLDEN_ANGLE), y: Math.sin(turn * GOLDEN_ANGLE) };
    const spread = SPAWN_SPREAD_PX * Math.sqrt(ring);
    const apart = { x: home.x + offset.x * spread, y: home.y + offset.y * spread };
    const at = this.#core.isWalkable(apart.x, apart.y)
      ? apart
      : (this.#snapToWalkable(home, NEAREST_WALKABLE_RADIUS_PX) ?? home);
    return { x: at.x, y: at.y, frame: 0 };
  }

  #nearestConnected(point: Point): Point | null {
    const at =
      this.#core.nearestWalkable(point.x, point.y, NEAREST_WALKABLE_RADIUS_PX) ??
      this.#core.nearestWalkable(point.x, point.y, ENTRY_RADIUS_PX);
    const [home] = this.#spawnPoints;
    if (at === null || home === undefined) return at;
    return this.#core.pathLength(at, home) === null ? null : at;
  }

  #snapToWalkable(point: Point, radiusPx: number): Point | null {
    if (this.#core.isWalkable(point.x, point.y)) return point;
    return this.#core.nearestWalkable(point.x, point.y, radiusPx);
  }
}
