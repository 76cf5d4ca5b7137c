/**
 * Saves positions: changed ones once a second in one transaction, and at once when a player leaves. Owns the unsaved
 * positions, and for a minute those of players who left, because a claim may be answered before they are saved.
 */
import type { PlayerState } from '../../../shared/realtime/events.ts';
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import type { PlaceService } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import type { TownLog } from '../../log.ts';
import type { Claims } from '../lobby/claims.ts';

const FLUSH_MS = 1000;
const LEFT_TTL_MS = 60_000;

export interface PositionsDeps {
  places: Pick<PlaceService, 'save'>;
  claims: Pick<Claims, 'epochOf' | 'isUnbroken'>;
  log: TownLog;
  now: () => number;
  /** Called for a player whom another process owns by now; the position was not saved. */
  refused: (playerId: string) => void;
  /** Called when nothing of a player who left is kept any more. */
  forgotten: (playerId: string) => void;
}

interface LeftPlayer {
  state: LocatedState;
  epoch: number;
  atMs: number;
}

interface LocatedState extends PlayerState {
  location: string;
}

/** The positions of the players in one location. */
export interface LocationPositions {
  changed(playerId: string, state: PlayerState): void;
  left(playerId: string, state: PlayerState): void;
  recentOf(playerId: string): PlayerState | null;
}

export class Positions {
  readonly #deps: PositionsDeps;
  readonly #unsaved = new Map<string, LocatedState>();
  readonly #left = new Map<string, LeftPlayer>();
  readonly #stopTimer: Cancel;
  #saving: Promise<void> | null = null;

  constructor(deps: PositionsDeps) {
    this.#deps = deps;
    this.#stopTimer = runtime.setInterval(() => void this.flush(), FLUSH_MS);
  }

  /** `location` is a slug. */
  of(location: string): LocationPositions {
    return {
      changed: (playerId, state) => this.changed(playerId, { ...state, location }),
      left: (playerId, state) => this.left(playerId, { ...state, location }),
      recentOf: (playerId) => this.recentOf(playerId, location),
    };
  }

  changed(playerId: string, state: LocatedState): void {
    this.#unsaved.set(playerId, rounded(state));
  }

  /** Saves the position of a player who left, and keeps it in memory in case the player returns. */
  left(playerId: string, state: LocatedState): void {
    const { claims, now } = this.#deps;
    this.#left.delete(playerId);
    this.#left.set(playerId, { state, epoch: claims.epochOf(playerId), atMs: now() });
    if (this.#unsaved.has(playerId)) void this.flush();
  }

  /** Position of a player who left the location in the last minute and was nowhere else since, newer than any saved one; else null. */
  recentOf(playerId: string, location: string): PlayerState | null {
    const left = this.#left.get(playerId);
    if (left === undefined || left.state.location !== location) return null;
    return this.#deps.claims.isUnbroken(playerId, left.epoch) ? left.state : null;
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
    const { places, claims, log, refused } = this.#deps;
    const batch = [...this.#unsaved].map(([playerId, state]) => ({
      playerId,
      epoch: claims.epochOf(playerId),
      ...state,
    }));
    this.#unsaved.clear();
    const keep = ({ playerId, x, y, frame, location }: (typeof batch)[number]): void => {
      if (!this.#unsaved.has(playerId)) this.#unsaved.set(playerId, { x, y, frame, location });
    };
    try {
      const outdated = await places.save(batch);
      for (const place of batch) {
        if (!outdated.has(place.playerId)) continue;
        // This process may have claimed the player again during the save.
        if (claims.epochOf(place.playerId) !== place.epoch) keep(place);
        else refused(place.playerId);
      }
    } catch (error) {
      for (const place of batch) keep(place);
      log.error({ err: error, count: batch.length }, 'saving positions failed; they are kept and retried');
    } finally {
      this.#saving = null;
    }
  }

  #dropExpired(): void {
    const oldest = this.#deps.now() - LEFT_TTL_MS;
    for (const [playerId, { atMs }] of this.#left) {
      if (atMs > oldest) break;
      if (this.#unsaved.has(playerId)) continue;
      this.#left.delete(playerId);
      this.#deps.forgotten(playerId);
    }
  }
}

const rounded = ({ x, y, frame, location }: LocatedState): LocatedState => ({
  x: Math.round(x),
  y: Math.round(y),
  frame,
  location,
});
