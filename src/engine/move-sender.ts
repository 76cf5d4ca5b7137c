/**
 * When the server hears of one's own position: at most every 175 ms while walking, once more at the end of a walk (else
 * others keep a stale place), and every few seconds in any case (specification: world, section 9).
 */
import { FORCED_MOVE_MS, MOVE_THROTTLE_MS } from '../shared/rules/town.ts';
import { runtime } from '../shared/runtime/client.ts';

export interface Clock {
  now(): number;
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
}

export const browserClock: Clock = {
  now: () => runtime.monotonic(),
  setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
  clearTimeout: (id) => window.clearTimeout(id),
};

export interface Move {
  x: number;
  y: number;
  view: number;
}

export interface MoveSender {
  /** Tells where one stands now; sends at once when the throttle allows, else as soon as it does. */
  report(move: Move): void;
  /** The server knows this position already (it placed the player there): nothing to send for it. */
  acknowledge(move: Move): void;
  setForcedInterval(intervalMs: number): void;
  close(): void;
}

/** `send` gets positions rounded to a tenth of a pixel. */
export function createMoveSender(send: (move: Move) => void, clock: Clock = browserClock): MoveSender {
  let latest: Move | null = null;
  let sent: Move | null = null;
  let sentAtMs = Number.NEGATIVE_INFINITY;
  let trailing: number | null = null;
  let forced: number | null = null;
  let forcedMs = FORCED_MOVE_MS;

  const flush = (): void => {
    if (trailing !== null) clock.clearTimeout(trailing);
    trailing = null;
    if (latest === null) return;
    sent = latest;
    sentAtMs = clock.now();
    scheduleForced();
    send(latest);
  };
  const scheduleForced = (): void => {
    if (forced !== null) clock.clearTimeout(forced);
    forced = clock.setTimeout(flush, forcedMs);
  };

  return {
    report(move) {
      latest = { x: Math.round(move.x * 10) / 10, y: Math.round(move.y * 10) / 10, view: move.view };
      if (sent !== null && sent.x === latest.x && sent.y === latest.y && sent.view === latest.view) return;
      const waitMs = sentAtMs + MOVE_THROTTLE_MS - clock.now();
      if (waitMs <= 0) flush();
      else if (trailing === null) trailing = clock.setTimeout(flush, waitMs);
    },
    acknowledge(move) {
      if (trailing !== null) clock.clearTimeout(trailing);
      trailing = null;
      latest = { ...move };
      sent = latest;
      scheduleForced();
    },
    setForcedInterval(intervalMs) {
      if (intervalMs === forcedMs) return;
      forcedMs = intervalMs;
      if (forced !== null) scheduleForced();
    },
    close() {
      for (const timer of [trailing, forced]) if (timer !== null) clock.clearTimeout(timer);
      trailing = null;
      forced = null;
      latest = null;
    },
  };
}
