/**
 * Token bucket: the rate limit of chat, events, handshakes and walking. It owns its level. The caller passes the time, so
 * that tests need not wait.
 */

export interface BucketSize {
  /** Maximum level, in the unit of `take`. */
  capacity: number;
  perSecond: number;
}

export class TokenBucket {
  readonly #size: BucketSize;
  #level: number;
  #filledAtMs: number;

  /** Starts full. */
  constructor(size: BucketSize, nowMs: number) {
    this.#size = size;
    this.#level = size.capacity;
    this.#filledAtMs = nowMs;
  }

  /**
   * Takes `amount` and returns true, or takes nothing and returns false. `overdraft` is how far the level may fall below
   * zero.
   */
  take(amount: number, nowMs: number, overdraft = 0): boolean {
    this.#fill(nowMs);
    if (amount > this.#level + overdraft) return false;
    this.#level -= amount;
    return true;
  }

  empty(nowMs: number): void {
    this.#fill(nowMs);
    this.#level = Math.min(this.#level, 0);
  }

  isFull(nowMs: number): boolean {
    this.#fill(nowMs);
    return this.#level >= this.#size.capacity;
  }

  #fill(nowMs: number): void {
    const elapsedS = Math.max(0, nowMs - this.#filledAtMs) / 1000;
    this.#level = Math.min(this.#size.capacity, this.#level + elapsedS * this.#size.perSecond);
    this.#filledAtMs = nowMs;
  }
}
