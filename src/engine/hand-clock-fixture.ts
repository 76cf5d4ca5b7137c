/** For tests: a clock that only moves when told. */
import type { Clock } from './move-sender.ts';

/** Runs what falls due in order. */
export class HandClock implements Clock {
  private at = 0;
  private nextId = 1;
  private readonly due = new Map<number, { atMs: number; run: () => void }>();

  now = (): number => this.at;
  setTimeout = (run: () => void, delayMs: number): number => {
    const id = this.nextId++;
    this.due.set(id, { atMs: this.at + delayMs, run });
    return id;
  };
  clearTimeout = (id: number): void => {
    this.due.delete(id);
  };
  get pending(): number {
    return this.due.size;
  }
  advance(byMs: number): void {
    const end = this.at + byMs;
    for (;;) {
      const first = [...this.due].filter(([, job]) => job.atMs <= end).toSorted((a, b) => a[1].atMs - b[1].atMs)[0];
      if (first === undefined) break;
      this.due.delete(first[0]);
      this.at = first[1].atMs;
      first[1].run();
    }
    this.at = end;
  }
}
