/**
 * The one measure of "how much in how much time": chat, floods, handshakes and walking are all limited by it. It owns
 * nothing but its level; time is handed in, so that rules can be tested without waiting.
 */

export interface BucketSize {
  /** The most that can be saved up, in the unit of what is taken. */
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
   * Takes `amount` and returns true, or takes nothing and returns false. With `overdraft` the level may fall that far
   * below zero; the debt has to be filled up before anything can be saved again.
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
