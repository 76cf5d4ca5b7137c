/**
 * For tests: replaces time and randomness of a `Runtime` until the test ends. Time moves only when the test calls
 * `advance`; timers run in the order of their deadlines. Randomness is a seeded sequence.
 */
import { onTestFinished } from 'vitest';
import type { Runtime } from '../../src/shared/runtime/runtime.ts';

export interface ManualRuntime {
  /** Moves both clocks by `ms` milliseconds and runs every timer that is due, in order. */
  advance(ms: number): void;
  /** Number of pending timers. */
  pendingTimers(): number;
}

interface Timer {
  dueMs: number;
  /** Null for a timer that runs once. */
  periodMs: number | null;
  callback: () => void;
}

/** `nowMs` is the wall clock at the start; the monotonic clock starts at 0. */
export function replaceRuntime(
  runtime: Runtime,
  { nowMs = Date.UTC(2026, 0, 1), seed = 1 }: { nowMs?: number; seed?: number } = {},
): ManualRuntime {
  let elapsedMs = 0;
  const timers = new Set<Timer>();
  const add = (timer: Timer): (() => void) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const next = sequence(seed);
  const original = { ...runtime };
  onTestFinished(() => void Object.assign(runtime, original));
  Object.assign(runtime, {
    now: () => nowMs + elapsedMs,
    monotonic: () => elapsedMs,
    random: next,
    randomBytes: (length) => Uint8Array.from({ length }, () => Math.floor(next() * 256)),
    setTimeout: (callback, delayMs) => add({ dueMs: elapsedMs + delayMs, periodMs: null, callback }),
    setInterval: (callback, periodMs) => add({ dueMs: elapsedMs + periodMs, periodMs, callback }),
  } satisfies Runtime);

  return {
    advance: (ms) => {
      const endMs = elapsedMs + ms;
      for (let timer = firstDue(timers, endMs); timer !== undefined; timer = firstDue(timers, endMs)) {
        elapsedMs = Math.max(elapsedMs, timer.dueMs);
        if (timer.periodMs === null) timers.delete(timer);
        else timer.dueMs += Math.max(timer.periodMs, 1);
        timer.callback();
      }
      elapsedMs = endMs;
    },
    pendingTimers: () => timers.size,
  };
}

function firstDue(timers: ReadonlySet<Timer>, endMs: number): Timer | undefined {
  return [...timers].filter(({ dueMs }) => dueMs <= endMs).toSorted((a, b) => a.dueMs - b.dueMs)[0];
}

/** Mulberry32: uniform in [0, 1). */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
