/**
 * Allocates the players' 16-bit ids in binary packets. A released id is not reused for a minute, so that a late record
 * cannot move another player. Owns the ids in use.
 */

const LAST_ID = 0xffff;
const QUARANTINE_MS = 60_000;

export class NetIds {
  #next = 1;
  readonly #released: { id: number; sinceMs: number }[] = [];

  /** 1 to 65535, or null while every id is in use or in quarantine. */
  allocate(nowMs: number): number | null {
    if (this.#next <= LAST_ID) return this.#next++;
    const oldest = this.#released[0];
    if (oldest === undefined || nowMs - oldest.sinceMs < QUARANTINE_MS) return null;
    this.#released.shift();
    return oldest.id;
  }

  release(id: number, nowMs: number): void {
    this.#released.push({ id, sinceMs: nowMs });
  }
}
