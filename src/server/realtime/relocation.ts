/**
 * Sends the players of this process to others before it stops: a few at a time, because each arrival costs the others time. A client
 * that can connects elsewhere while this connection goes on; any other is closed and comes back by itself. Owns the timer.
 */
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { sleep } from '../../shared/runtime/timing.ts';
import { runtime } from '../runtime.ts';
import type { Presence } from './channel/presence.ts';

export interface RelocationDeps {
  presences(): Iterable<Presence>;
  /** Saves the player's place. */
  save(playerId: string): Promise<void>;
}

const STEP_MS = 200;
/** All are on their way within this time, however many there are. */
const SPREAD_MS = 3000;
const BATCH_MIN = 10;
/** A client that is still here is asked again. */
const ASK_AGAIN_MS = 3000;
/** How long a process that stops waits for its players to be elsewhere. */
const FINISH_MS = 6000;

export class Relocation {
  readonly #deps: RelocationDeps;
  readonly #askedMs = new WeakMap<Presence, number>();
  #stopTimer: Cancel | null = null;
  #batch = 0;

  constructor(deps: RelocationDeps) {
    this.#deps = deps;
  }

  start(): void {
    if (this.#stopTimer !== null) return;
    const count = [...this.#deps.presences()].length;
    this.#batch = Math.max(BATCH_MIN, Math.ceil((count * STEP_MS) / SPREAD_MS));
    this.#stopTimer = runtime.setInterval(() => this.#step(), STEP_MS);
    this.#step();
  }

  stop(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  /** Resolves when nobody is left, or after a time limit; at once when no other process takes players. */
  async finish(othersTakePlayers: boolean): Promise<void> {
    if (othersTakePlayers) {
      this.start();
      const untilMs = runtime.monotonic() + FINISH_MS;
      while (this.#hasAny() && runtime.monotonic() < untilMs) await sleep(runtime, STEP_MS / 4);
    }
    this.stop();
  }

  #hasAny(): boolean {
    return this.#deps.presences()[Symbol.iterator]().next().done !== true;
  }

  #step(): void {
    const nowMs = runtime.monotonic();
    const waiting = [...this.#deps.presences()].filter(
      (presence) => nowMs - (this.#askedMs.get(presence) ?? Number.NEGATIVE_INFINITY) > ASK_AGAIN_MS,
    );
    for (const presence of waiting.slice(0, this.#batch)) {
      this.#askedMs.set(presence, nowMs);
      void this.#deps.save(presence.playerId);
      const { arrival, link } = presence.connection;
      if (arrival.hasNodes) link.emit('relocate');
      else link.close();
    }
  }
}
