/**
 * Numbers players for binary packets. A number that was given back rests before it is given out again, so that a record
 * still on its way never moves somebody else. Owns the numbers in use.
 */

const LAST_ID = 0xffff;
const REST_MS = 60_000;

export class NetIds {
  #next = 1;
  readonly #resting: { id: number; sinceMs: number }[] = [];

  /** 1 to 65535, or null while every number is in use or resting. */
  allocate(nowMs: number): number | null {
    if (this.#next <= LAST_ID) return this.#next++;
    const oldest = this.#resting[0];
    if (oldest === undefined || nowMs - oldest.sinceMs < REST_MS) return null;
    this.#resting.shift();
    return oldest.id;
  }

  release(id: number, nowMs: number): void {
    this.#resting.push({ id, sinceMs: nowMs });
  }
}
