/**
 * Limits of connections before their handshake, by address: how fast an address opens connections, how many are open,
 * and how many of them wait for their handshake. A household of 300 players fits behind one address, even when all of
 * them reconnect while their old connections still close. Owns the counts.
 */
import { TokenBucket } from './token-bucket.ts';

/** A restart of a household's router: 300 old connections are still open while 300 new ones arrive. */
const OPEN_MAX = 600;
const HALF_OPEN_MAX = 300;
const ATTEMPTS = { capacity: 600, perSecond: 20 };
/** Connections without a handshake, of all addresses together. */
const HALF_OPEN_IN_ALL_MAX = 10_000;
/** Addresses after which unused ones are removed. */
const ADDRESSES_MAX = 10_000;

interface AddressCounts {
  attempts: TokenBucket;
  open: number;
  halfOpen: number;
}

/** One counted connection. Both methods are idempotent. */
export interface CountedConnection {
  /** The handshake has succeeded. */
  joined(): void;
  closed(): void;
}

export interface AddressGateOptions {
  now: () => number;
  /** Multiplies all limits. */
  rateLimitScale: number;
}

export class AddressGate {
  readonly #options: AddressGateOptions;
  readonly #counts = new Map<string, AddressCounts>();
  #halfOpenInAll = 0;
  #sweepAt = ADDRESSES_MAX;

  constructor(options: AddressGateOptions) {
    this.#options = options;
  }

  /** Counts an attempt to connect or to upgrade a connection. False: the connection must be refused. */
  admit(address: string): boolean {
    const counts = this.#countsOf(address);
    if (this.#halfOpenInAll >= this.#scaled(HALF_OPEN_IN_ALL_MAX)) return false;
    if (counts.open >= this.#scaled(OPEN_MAX) || counts.halfOpen >= this.#scaled(HALF_OPEN_MAX)) return false;
    return counts.attempts.take(1, this.#options.now());
  }

  /** Counts an open connection, which has had no handshake yet. */
  open(address: string): CountedConnection {
    const counts = this.#countsOf(address);
    let isHalfOpen = true;
    let isOpen = true;
    counts.open += 1;
    counts.halfOpen += 1;
    this.#halfOpenInAll += 1;
    const joined = (): void => {
      if (!isHalfOpen) return;
      isHalfOpen = false;
      counts.halfOpen -= 1;
      this.#halfOpenInAll -= 1;
    };
    const closed = (): void => {
      if (!isOpen) return;
      isOpen = false;
      joined();
      counts.open -= 1;
    };
    return { joined, closed };
  }

  #scaled(limit: number): number {
    return Math.max(1, Math.round(limit * this.#options.rateLimitScale));
  }

  #countsOf(address: string): AddressCounts {
    const known = this.#counts.get(address);
    if (known !== undefined) return known;
    if (this.#counts.size >= this.#sweepAt) this.#removeUnused();
    const size = {
      capacity: this.#scaled(ATTEMPTS.capacity),
      perSecond: ATTEMPTS.perSecond * this.#options.rateLimitScale,
    };
    const counts = { attempts: new TokenBucket(size, this.#options.now()), open: 0, halfOpen: 0 };
    this.#counts.set(address, counts);
    return counts;
  }

  /** The next sweep is at twice the remaining size, so that sweeps stay cheap per new address. */
  #removeUnused(): void {
    const now = this.#options.now();
    for (const [address, counts] of this.#counts) {
      if (counts.open === 0 && counts.attempts.isFull(now)) this.#counts.delete(address);
    }
    this.#sweepAt = Math.max(ADDRESSES_MAX, this.#counts.size * 2);
  }
}
