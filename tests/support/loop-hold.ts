/**
 * How long a thread keeps its event loop, for tests and benches: the time between two turns of the loop, without sleep and
 * without what other processes took. Linux counts for each thread how long it waited for a processor; elsewhere that is part
 * of the time. Watching makes hardly any garbage: it would be collected between the turns.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

export interface LoopHold {
  /** The longest time in ms that the thread kept the loop. */
  keptMs: number;
  /** The same with waiting for a processor. */
  passedMs: number;
}

const NS_PER_MS = 1e6;

/** Watches until `stop`. */
export function watchLoop(): { stop(): LoopHold } {
  const waited = openWaitingTime();
  const hold: LoopHold = { keptMs: 0, passedMs: 0 };
  let waitedMs = waited.readMs();
  let sleptMs = performance.eventLoopUtilization().idle;
  let last = performance.now();
  const timer = setTimeout(() => {
    const [waitedBefore, sleptBefore] = [waitedMs, sleptMs];
    sleptMs = performance.eventLoopUtilization().idle;
    const passedMs = performance.now() - last - (sleptMs - sleptBefore);
    waitedMs = waited.readMs();
    hold.keptMs = Math.max(hold.keptMs, passedMs - (waitedMs - waitedBefore));
    hold.passedMs = Math.max(hold.passedMs, passedMs);
    last = performance.now();
    timer.refresh();
  }, 1);
  return {
    stop() {
      clearTimeout(timer);
      waited.close();
      return hold;
    },
  };
}

/** What this thread waited for a processor since it began; always 0 where the system does not count it. */
function openWaitingTime(): { readMs(): number; close(): void } {
  let file: number;
  try {
    file = openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return { readMs: () => 0, close: () => {} };
  }
  const buffer = Buffer.alloc(64);
  return {
    readMs() {
      const length = readSync(file, buffer, 0, buffer.length, 0);
      return Number(buffer.toString('latin1', 0, length).split(' ')[1] ?? 0) / NS_PER_MS;
    },
    close: () => closeSync(file),
  };
}
