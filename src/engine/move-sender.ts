/**
 * Sends the player's own position to the server: at most every 175 ms while walking, once at the end of a walk, so that
 * other clients do not keep a stale position, and after the forced interval in any case (specification: world, section 9).
 */
import { FORCED_MOVE_MS, MOVE_THROTTLE_MS } from '../shared/rules/town.ts';
import { runtime } from '../shared/runtime/client.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';

export interface Move {
  x: number;
  y: number;
  view: number;
}

export interface MoveSender {
  /** Sets the current position; sends it at once when the throttle allows, else as soon as it does. */
  report(move: Move): void;
  /** The server has placed the player here and knows the position: drops a pending one. */
  acknowledge(move: Move): void;
  /** The connection is lost: sends nothing until the next `report` or `acknowledge`. */
  suspend(): void;
  setForcedInterval(intervalMs: number): void;
  close(): void;
}

/** `send` receives positions rounded to a tenth of a pixel. */
export function createMoveSender(send: (move: Move) => void): MoveSender {
  let latest: Move | null = null;
  let sent: Move | null = null;
  let sentAtMs = Number.NEGATIVE_INFINITY;
  let cancelTrailing: Cancel | null = null;
  let cancelForced: Cancel | null = null;
  let forcedMs = FORCED_MOVE_MS;

  const dropTrailing = (): void => {
    cancelTrailing?.();
    cancelTrailing = null;
  };
  const stop = (): void => {
    dropTrailing();
    cancelForced?.();
    cancelForced = null;
    latest = null;
  };
  const flush = (): void => {
    dropTrailing();
    if (latest === null) return;
    sent = latest;
    sentAtMs = runtime.monotonic();
    scheduleForced();
    send(latest);
  };
  const scheduleForced = (): void => {
    cancelForced?.();
    cancelForced = runtime.setTimeout(flush, forcedMs);
  };

  return {
    report(move) {
      latest = { x: Math.round(move.x * 10) / 10, y: Math.round(move.y * 10) / 10, view: move.view };
      if (sent !== null && sent.x === latest.x && sent.y === latest.y && sent.view === latest.view) return;
      const waitMs = sentAtMs + MOVE_THROTTLE_MS - runtime.monotonic();
      if (waitMs <= 0) flush();
      else cancelTrailing ??= runtime.setTimeout(flush, waitMs);
    },
    acknowledge(move) {
      dropTrailing();
      latest = { ...move };
      sent = latest;
      scheduleForced();
    },
    setForcedInterval(intervalMs) {
      if (intervalMs === forcedMs) return;
      forcedMs = intervalMs;
      if (cancelForced !== null) scheduleForced();
    },
    suspend: stop,
    close: stop,
  };
}
