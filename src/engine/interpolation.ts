/**
 * Smooth movement of other players from the few positions that arrive. Each player has a short track of timed
 * positions that is played back a little late, so that there is nearly always a next position to walk toward; when none
 * follows, the walker comes to rest exactly on the last one.
 */
import { WALK_SPEED_PX_PER_S } from '../shared/rules/town.ts';

/** Playback delay for positions that come evenly; it stretches with their spacing up to the longest. */
const SHORTEST_DELAY_MS = 150;
const LONGEST_DELAY_MS = 380;
/** Spacing times this is the delay: a little more than one interval, to ride out jitter. */
const DELAY_PER_INTERVAL = 1.15;
/** Positions farther apart than the longest walk a server accepts are jumped, not walked. */
const TELEPORT_PX = 700;
/** Intervals longer than this are pauses, not spacing. */
const PAUSE_MS = 500;

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
  /** A position that arrived at `nowMs`. */
  push(nowMs: number, x: number, y: number, view: number): void;
  /** Stands there at once. */
  place(x: number, y: number, view: number): void;
  /** Writes the position to show at `nowMs` into `out`; true while there is more to walk. */
  sample(nowMs: number, out: Sample): boolean;
}

export function createTrack(x: number, y: number, view: number): Track {
  /** The first key is where playback is or has just been. */
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
        const wanted = Math.min(LONGEST_DELAY_MS, Math.max(SHORTEST_DELAY_MS, intervalMs * DELAY_PER_INTERVAL));
        delayMs += (wanted - delayMs) * 0.25;
      }
      // After standing still the walk began as long ago as it takes to walk that far, not when the last position came.
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
