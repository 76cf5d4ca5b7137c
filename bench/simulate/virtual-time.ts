/**
 * The virtual clock of a simulation. Time moves only from one timer to the next. Owns all timers, those of the server and those of
 * the simulated players, so that a killed server loses its own.
 */
import type { Cancel } from '../../src/shared/runtime/runtime.ts';

/** Whose code a timer calls. */
export type Owner = 'server' | 'player';

interface Timer {
  dueMs: number;
  /** Timers of one instant run in the order in which they were set. */
  order: number;
  owner: Owner;
  callback: () => void;
}

/** 2026-01-05, a Monday, 08:00 UTC. */
const START_MS = Date.UTC(2026, 0, 5, 8);

export class VirtualTime {
  #elapsedMs = 0;
  #wallMs = START_MS;
  #order = 0;
  /** By due time, the latest first. */
  #timers: Timer[] = [];
  /** Multiplies the delays of the server's timers; above 1 they are late. */
  lateness = 1;
  /** Timers that a killed server sets are dropped. */
  isServerDead = false;

  /** Milliseconds since the start of the simulation. */
  get elapsedMs(): number {
    return this.#elapsedMs;
  }

  /** Epoch milliseconds of the wall clock. */
  get wallMs(): number {
    return this.#wallMs;
  }

  /** Sets the wall clock of the machine forward, or back by a negative number. */
  jump(byMs: number): void {
    this.#wallMs += byMs;
  }

  after(delayMs: number, owner: Owner, callback: () => void): Cancel {
    if (owner === 'server' && this.isServerDead) return () => undefined;
    const wait = Math.max(0, Number.isFinite(delayMs) ? delayMs : 0) * (owner === 'server' ? this.lateness : 1);
    const timer: Timer = { dueMs: this.#elapsedMs + wait, order: this.#order++, owner, callback };
    this.#timers.splice(this.#placeOf(timer), 0, timer);
    return () => {
      const at = this.#timers.indexOf(timer);
      if (at >= 0) this.#timers.splice(at, 1);
    };
  }

  every(periodMs: number, owner: Owner, callback: () => void): Cancel {
    const next = (): Cancel =>
      this.after(Math.max(1, periodMs), owner, () => {
        cancel = next();
        callback();
      });
    let cancel = next();
    return () => cancel();
  }

  /** Moves to the next instant that has a timer, and runs its timers. False when there is none until `endMs`. */
  step(endMs: number): boolean {
    const first = this.#timers.at(-1);
    if (first === undefined || first.dueMs > endMs) {
      this.#moveTo(endMs);
      return false;
    }
    this.#moveTo(first.dueMs);
    const lastOrder = this.#order;
    // Timers that these set for the same instant wait for the next step.
    for (;;) {
      const timer = this.#timers.at(-1);
      if (timer === undefined || timer.dueMs > first.dueMs || timer.order >= lastOrder) return true;
      this.#timers.pop();
      timer.callback();
    }
  }

  /** Drops the timers of a server that was killed. */
  dropServer(): void {
    this.#timers = this.#timers.filter(({ owner }) => owner !== 'server');
  }

  #moveTo(ms: number): void {
    this.#wallMs += ms - this.#elapsedMs;
    this.#elapsedMs = ms;
  }

  /** The index behind all timers that are due later. */
  #placeOf({ dueMs, order }: Timer): number {
    let low = 0;
    let high = this.#timers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#timers[middle]!;
      if (other.dueMs > dueMs || (other.dueMs === dueMs && other.order > order)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
