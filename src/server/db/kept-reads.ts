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

export class KeptReads<Value> {
  readonly #options: KeptReadsOptions<Value>;
  readonly #kept: LRUCache<string, { reading: Promise<Value> }>;

  constructor(db: Database, options: KeptReadsOptions<Value>) {
    onDoubt(db, () => this.#kept.clear());
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: options.maxSize });
    onChange(db, (kind, playerId) => {
      if (options.dropsAll?.includes(kind) === true) this.#kept.clear();
      else if (options.drops.includes(kind)) this.#kept.delete(playerId);
    });
  }

  /** Rejects with the error of the read, which is not kept. */
  async of(playerId: string): Promise<Value> {
    const kept = this.#kept.get(playerId);
    if (kept !== undefined) return await kept.reading;
    const reading = this.#options.read(playerId);
    this.#kept.set(playerId, { reading }, { size: 1 });
    const isCurrent = (): boolean => this.#kept.peek(playerId)?.reading === reading;
    try {
      const value = await reading;
      if (!isCurrent()) return value;
      if (this.#options.isKept?.(value) === false) this.#kept.delete(playerId);
      else if (this.#options.sizeOf) this.#kept.set(playerId, { reading }, { size: this.#options.sizeOf(value) });
      return value;
    } catch (error) {
      if (isCurrent()) this.#kept.delete(playerId);
      throw error;
    }
  }
}
