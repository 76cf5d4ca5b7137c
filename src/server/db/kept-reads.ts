/**
 * Reads of the database that are kept in memory by player until a change drops them. It keeps promises: a read that began
 * before a change is dropped with it, so that no outdated value is kept.
 */
import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';
import { type ChangeKind, onChange, onDoubt } from './changes.ts';

export interface KeptReadsOptions<Value> {
  read: (playerId: string) => Promise<Value>;
  /** Changes of a player that drop the player's value. */
  drops: readonly ChangeKind[];
  /** Changes of any player that drop all values. */
  dropsAll?: readonly ChangeKind[];
  /** Size of a value, at least 1; default 1. */
  sizeOf?: (value: Value) => number;
  /** Upper bound of all sizes together. */
  maxSize: number;
  /** Values that are not kept; default none. */
  isKept?: (value: Value) => boolean;
}

/** Keeps `change(value)` as the value of a player, where `note` announces the change. */
export type Renewal<Value> = (change: (value: Value) => Value, note: () => void) => void;

export class KeptReads<Value> {
  readonly #options: KeptReadsOptions<Value>;
  readonly #kept: LRUCache<string, { reading: Promise<Value> }>;
  /** Whose value is as its announced change left it. */
  #renewed: string | null = null;

  constructor(db: Database, options: KeptReadsOptions<Value>) {
    onDoubt(db, () => this.#kept.clear());
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: options.maxSize });
    onChange(db, (kind, playerId) => {
      if (options.dropsAll?.includes(kind) === true) this.#kept.clear();
      else if (options.drops.includes(kind) && playerId !== this.#renewed) this.#kept.delete(playerId);
    });
  }

  /** Rejects with the error of the read, which is not kept. */
  async of(playerId: string): Promise<Value> {
    const kept = this.#kept.get(playerId);
    if (kept !== undefined) return await kept.reading;
    const reading = this.#options.read(playerId);
    this.#kept.set(playerId, { reading }, { size: 1 });
    try {
      const value = await reading;
      if (!this.#isCurrent(playerId, reading)) return value;
      if (this.#options.isKept?.(value) === false) this.#kept.delete(playerId);
      else if (this.#options.sizeOf) this.#kept.set(playerId, { reading }, { size: this.#options.sizeOf(value) });
      return value;
    } catch (error) {
      if (this.#isCurrent(playerId, reading)) this.#kept.delete(playerId);
      throw error;
    }
  }

  /**
   * Called before the statement that changes what is read of a player and returns the new values; the result is called when it has
   * committed. A value that another change dropped or replaced since the call is dropped: the order of the two is not known.
   */
  renewal(playerId: string): Renewal<Value> {
    const before = this.#kept.peek(playerId)?.reading;
    return (change, note) => {
      if (before === undefined || this.#kept.peek(playerId)?.reading !== before) {
        note();
        return;
      }
      const reading = before.then(change);
      // Its callers get the error. It is not kept.
      reading.catch(() => this.#isCurrent(playerId, reading) && this.#kept.delete(playerId));
      this.#kept.set(playerId, { reading }, { size: 1 });
      this.#renewed = playerId;
      try {
        note();
      } finally {
        this.#renewed = null;
      }
    };
  }

  #isCurrent(playerId: string, reading: Promise<Value>): boolean {
    return this.#kept.peek(playerId)?.reading === reading;
  }
}
