/**
 * When friends learn that a player came or left: somebody who is back within some seconds, here or in another process, was never away
 * for them. Owns the departures that are held back, and what friends know of players who are not announced yet.
 */
import type { Cancel } from '../../shared/runtime/runtime.ts';
import type { TownLog } from '../log.ts';
import { runtime } from '../runtime.ts';
import type { Directory, Known } from './directory/directory.ts';

export interface FarewellsDeps {
  directory: Pick<Directory, 'onlineOf' | 'heldMs'>;
  log: TownLog;
  /** The player left and did not come back. */
  gone: (playerId: string) => void;
}

interface Departure {
  cancel: Cancel;
}

export class Farewells {
  readonly #deps: FarewellsDeps;
  readonly #held = new Map<string, Departure>();
  readonly #known = new Map<string, Known>();

  constructor(deps: FarewellsDeps) {
    this.#deps = deps;
  }

  /** A player arrived; `entering` is the directory's answer. */
  async came(playerId: string, entering: Promise<Known>): Promise<void> {
    if (this.#release(playerId)) this.#known.set(playerId, 'online');
    const known = await entering;
    if (known !== 'new' && !this.#known.has(playerId)) this.#known.set(playerId, known);
  }

  /** What friends know of a player who is about to be announced. */
  takeKnown(playerId: string): Known {
    const known = this.#known.get(playerId) ?? 'new';
    this.#known.delete(playerId);
    return known;
  }

  /**
   * `leaving` resolves when the directory knows of the departure. The time begins then: the lists of friends show the player for as long,
   * and are read when the time is over.
   */
  left(playerId: string, leaving: Promise<unknown>): void {
    const { directory, gone } = this.#deps;
    this.#known.delete(playerId);
    if (directory.heldMs === 0) return gone(playerId);
    this.#release(playerId);
    const departure: Departure = { cancel: () => undefined };
    this.#held.set(playerId, departure);
    void leaving.then(() => {
      if (this.#held.get(playerId) !== departure) return;
      departure.cancel = runtime.setTimeout(() => void this.#sayGone(playerId), directory.heldMs);
    });
  }

  stop(): void {
    for (const { cancel } of this.#held.values()) cancel();
    this.#held.clear();
  }

  /** Whether the player's departure was held back. */
  #release(playerId: string): boolean {
    this.#held.get(playerId)?.cancel();
    return this.#held.delete(playerId);
  }

  async #sayGone(playerId: string): Promise<void> {
    const { directory, gone, log } = this.#deps;
    this.#held.delete(playerId);
    try {
      if (!(await directory.onlineOf([playerId])).has(playerId)) gone(playerId);
    } catch (error) {
      log.error({ err: error }, 'telling friends that a player left failed');
    }
  }
}
