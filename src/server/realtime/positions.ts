/**
 * Keeps where players stand: changed positions go to the database once a second in one transaction, and at once when
 * somebody leaves. Owns the positions that are not saved yet, and for a while those of players who just left, whose
 * cached records may still tell an older place.
 */
import type { PlayerState } from '../../shared/realtime/events.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import type { PlayerService } from '../ports.ts';
import { runtime } from '../runtime.ts';
import type { TownLog } from './town.ts';

const FLUSH_MS = 1000;
const REMEMBER_MS = 60_000;

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
    this.#unsaved.set(playerId, whole(state));
  }

  /** Somebody left: saved now, and remembered for those who come right back. */
  left(playerId: string, state: PlayerState): void {
    this.#left.delete(playerId);
    this.#left.set(playerId, { state, atMs: this.#now() });
    if (this.#unsaved.has(playerId)) void this.flush();
  }

  /** The place of somebody who left a moment ago, newer than any record; null otherwise. */
  recentOf(playerId: string): PlayerState | null {
    return this.#left.get(playerId)?.state ?? null;
  }

  /** Saves everything that changed so far. Never rejects: what could not be saved is kept for the next time. */
  async flush(): Promise<void> {
    this.#forgetTheOld();
    while (this.#saving !== null) await this.#saving;
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
      this.#log.error(
        { err: error, count: batch.length },
        'positions could not be saved and are kept for the next try',
      );
    } finally {
      this.#saving = null;
    }
  }

  #forgetTheOld(): void {
    const oldest = this.#now() - REMEMBER_MS;
    for (const [playerId, { atMs }] of this.#left) {
      if (atMs > oldest) break;
      if (!this.#unsaved.has(playerId)) this.#left.delete(playerId);
    }
  }
}

const whole = (state: PlayerState): PlayerState => ({
  x: Math.round(state.x),
  y: Math.round(state.y),
  frame: state.frame,
});
