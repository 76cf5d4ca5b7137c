/**
 * The player's own walk: position, destination and view. Progress depends on elapsed time, not on the number of frames,
 * so uneven frames do not change where a walk ends. A path overrides held keys (specification: world, section 4); keys
 * and joystick slide along walls.
 */
import { VIEW_COUNT, WALK_SPEED_PX_PER_S } from '../shared/rules/town.ts';
import { slide } from './collision.ts';
import type { Point, WalkableBitmap } from './core/types.ts';
import { viewOfHeading } from './heading.ts';

/**
 * Longest time that one step catches up with. The server accepts at most two seconds of walking at once. After a longer
 * pause the rest of the path is walked.
 */
const LONGEST_CATCH_UP_MS = 1500;

export interface WalkState {
  x: number;
  y: number;
  view: number;
  isMoving: boolean;
}

export interface Walker {
  readonly state: Readonly<WalkState>;
  /** The walkable bitmap for keys and joystick; null disables them. */
  setGround(ground: WalkableBitmap | null): void;
  /** Direction of keys or joystick. Its length, 0 to 1, scales the speed. */
  setDirection(x: number, y: number): void;
  /** Follows `points`, xy pairs with the current position first; an empty array stops. */
  follow(points: Float32Array): void;
  /** Sets the position: on entering the town and when the server corrects it. */
  place(x: number, y: number, view?: number): void;
  /** Advances to `nowMs`; true when the state changed. */
  advance(nowMs: number): boolean;
  /** End of the current path, or null. */
  destination(): Point | null;
}

export function createWalker(speedPxPerS = WALK_SPEED_PX_PER_S): Walker {
  const state: WalkState = { x: 0, y: 0, view: 0, isMoving: false };
  let ground: WalkableBitmap | null = null;
  let direction: Point = { x: 0, y: 0 };
  let path: Float32Array | null = null;
  /** Index of the next point of the path. */
  let next = 0;
  let lastMs: number | null = null;

  function walkPath(points: Float32Array, distance: number): void {
    let left = distance;
    while (left > 0 && next * 2 < points.length) {
      const dx = (points[next * 2] ?? state.x) - state.x;
      const dy = (points[next * 2 + 1] ?? state.y) - state.y;
      const length = Math.hypot(dx, dy);
      if (length > left) {
        state.x += (dx / length) * left;
        state.y += (dy / length) * left;
        state.view = viewOfHeading(dx, dy, state.view);
        return;
      }
      state.x += dx;
      state.y += dy;
      if (length > 0.5) state.view = viewOfHeading(dx, dy, state.view);
      left -= length;
      next += 1;
    }
    if (next * 2 >= points.length) path = null;
  }

  return {
    state,
    setGround(bitmap) {
      ground = bitmap;
    },
    setDirection(x, y) {
      const length = Math.hypot(x, y);
      direction = length > 1 ? { x: x / length, y: y / length } : { x, y };
    },
    follow(points) {
      path = points.length >= 2 ? points : null;
      next = 0;
    },
    place(x, y, view) {
      path = null;
      state.x = x;
      state.y = y;
      state.isMoving = false;
      if (view !== undefined && view >= 0 && view < VIEW_COUNT) state.view = view;
    },
    destination() {
      if (path === null) return null;
      return { x: path[path.length - 2] ?? state.x, y: path[path.length - 1] ?? state.y };
    },
    advance(nowMs) {
      const elapsedMs = lastMs === null ? 0 : Math.max(0, Math.min(nowMs - lastMs, LONGEST_CATCH_UP_MS));
      lastMs = nowMs;
      const { x, y, view, isMoving } = state;
      const distance = (speedPxPerS * elapsedMs) / 1000;
      if (path !== null) {
        walkPath(path, distance);
      } else if (ground !== null && (direction.x !== 0 || direction.y !== 0)) {
        const reached = slide(ground, state, direction.x * distance, direction.y * distance);
        state.x = reached.x;
        state.y = reached.y;
        state.view = viewOfHeading(direction.x, direction.y, state.view);
      }
      state.isMoving = path !== null || state.x !== x || state.y !== y;
      return state.x !== x || state.y !== y || state.view !== view || state.isMoving !== isMoving;
    },
  };
}
