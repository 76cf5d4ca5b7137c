/**
 * Interpolates the movement of other players between received positions. Each player has a short track of timed positions
 * that is played back with a delay, so that the next position is usually known. Without a next one, the player stops
 * exactly on the last position.
 */
import { WALK_SPEED_PX_PER_S } from '../shared/rules/town.ts';

interface Key {
  atMs: number;
  x: number;
  y: number;
  view: number;
}

export interface Sample {
  x: number;
  y: number;
  view: number;
  isMoving: boolean;
}

export interface Track {
  /** Adds a position that arrived at `nowMs`. */
  push(nowMs: number, x: number, y: number, view: number): void;
  /** Moves there without interpolation. */
  place(x: number, y: number, view: number): void;
  /** Writes the position to show at `nowMs` to `out`; true while the track has further positions. */
  sample(nowMs: number, out: Sample): boolean;
}

/** Playback delay; it grows with the interval between positions up to the maximum. */
const SHORTEST_DELAY_MS = 150;
const LONGEST_DELAY_MS = 380;
/** The delay is the interval times this: slightly more than one interval, to tolerate jitter. */
const DELAY_PER_INTERVAL = 1.15;
/** Larger distances than the server accepts for a walk are jumps. */
const TELEPORT_PX = 700;
/** Longer intervals are pauses and do not change the delay. */
const PAUSE_MS = 500;

export function createTrack(x: number, y: number, view: number): Track {
  /** The first key is the last one that playback has reached. */
  let keys: Key[] = [{ atMs: Number.NEGATIVE_INFINITY, x, y, view }];
  let delayMs = SHORTEST_DELAY_MS;
  let lastArrivalMs = Number.NEGATIVE_INFINITY;

  return {
    place(px, py, pv) {
      keys = [{ atMs: Number.NEGATIVE_INFINITY, x: px, y: py, view: pv }];
    },
    push(nowMs, px, py, pv) {
      const last = keys[keys.length - 1];
      if (last === undefined) return;
      const distance = Math.hypot(px - last.x, py - last.y);
      if (distance > TELEPORT_PX) {
        keys = [{ atMs: nowMs, x: px, y: py, view: pv }];
        return;
      }
      const intervalMs = nowMs - lastArrivalMs;
      lastArrivalMs = nowMs;
      if (intervalMs < PAUSE_MS) {
        const target = Math.min(LONGEST_DELAY_MS, Math.max(SHORTEST_DELAY_MS, intervalMs * DELAY_PER_INTERVAL));
        delayMs += (target - delayMs) * 0.25;
      }
      // After a pause the walk started as long ago as the distance takes, not when the previous position arrived.
      const walkMs = (distance / WALK_SPEED_PX_PER_S) * 1000;
      if (nowMs - last.atMs > walkMs * 1.5 + 1) {
        keys.push({ atMs: Math.max(last.atMs, nowMs - walkMs), x: last.x, y: last.y, view: last.view });
      }
      keys.push({ atMs: nowMs, x: px, y: py, view: pv });
    },
    sample(nowMs, out) {
      const playMs = nowMs - delayMs;
      while (keys.length > 1 && (keys[1]?.atMs ?? 0) <= playMs) keys.shift();
      const from = keys[0];
      const to = keys[1];
      if (from === undefined) return false;
      const isResting = to === undefined || playMs <= from.atMs || (from.x === to.x && from.y === to.y);
      if (isResting) {
        out.x = from.x;
        out.y = from.y;
        out.view = from.view;
        out.isMoving = false;
        return to !== undefined;
      }
      const share = (playMs - from.atMs) / (to.atMs - from.atMs);
      out.x = from.x + (to.x - from.x) * share;
      out.y = from.y + (to.y - from.y) * share;
      out.view = to.view;
      out.isMoving = true;
      return true;
    },
  };
}
