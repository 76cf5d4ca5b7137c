/**
 * Saves positions: changed ones once a second in one transaction, and at once when a player leaves. Owns the unsaved
 * positions, and for a minute those of players who left, because cached player records may hold older ones.
 */
import type { PlayerState } from '../../../shared/realtime/events.ts';
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import type { PlayerService } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import type { TownLog } from '../../log.ts';

const FLUSH_MS = 1000;
const LEFT_TTL_MS = 60_000;

export class Positions {
  readonly #players: Pick<PlayerService, 'savePositions'>;
  readonly #log: TownLog;
  readonly #now: () => number;
  readonly #unsaved = new Map<string, PlayerState>();
  readonly #left = new Map<string, { state: PlayerState; atMs: number }>();
  readonly #stopTimer: Cancel;
  #saving: Promise<void> | null = null;

  constructor(players: Pick<PlayerService, 'savePositions'>, log: TownLog, now: () => number) {
    this.#players = players;
    this.#log = log;
    this.#now = now;
    this.#stopTimer = runtime.setInterval(() => void this.flush(), FLUSH_MS);
  }

  changed(playerId: string, state: PlayerState): void {
    this.#unsaved.set(playerId, rounded(state));
  }

  /** Saves the position of a player who left, and keeps it in memory in case the player returns. */
  left(playerId: string, state: PlayerState): void {
    this.#left.delete(playerId);
    this.#left.set(playerId, { state, atMs: this.#now() });
    if (this.#unsaved.has(playerId)) void this.flush();
  }

  /** Position of a player who left in the last minute, newer than any record; null for others. */
  recentOf(playerId: string): PlayerState | null {
    return this.#left.get(playerId)?.state ?? null;
  }

  /** Saves all changed positions. Never rejects: after an error they are kept and retried. */
  async flush(): Promise<void> {
    while (this.#saving !== null) await this.#saving;
    // After the wait: positions that are being saved are not in `#unsaved`, and the save may fail.
    this.#dropExpired();
    if (this.#unsaved.size === 0) return;
    this.#saving = this.#save();
    await this.#saving;
  }

  async close(): Promise<void> {
    this.#stopTimer();
    await this.flush();
  }

  async #save(): Promise<void> {
    const batch = [...this.#unsaved];
    this.#unsaved.clear();
    try {
      await this.#players.savePositions(batch.map(([playerId, state]) => ({ playerId, ...state })));
    } catch (error) {
      for (const [playerId, state] of batch) {
        if (!this.#unsaved.has(playerId)) this.#unsaved.set(playerId, state);
      }
      this.#log.error({ err: error, count: batch.length }, 'saving positions failed; they are kept and retried');
    } finally {
      this.#saving = null;
    }
  }

  #dropExpired(): void {
    const oldest = this.#now() - LEFT_TTL_MS;
    for (const [playerId, { atMs }] of this.#left) {
      if (atMs > oldest) break;
      if (!this.#unsaved.has(playerId)) this.#left.delete(playerId);
    }
  }
}

const rounded = (state: PlayerState): PlayerState => ({
  x: Math.round(state.x),
  y: Math.round(state.y),
  frame: state.frame,
});
