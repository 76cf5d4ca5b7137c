/**
 * One test player in the town of a running server: a real connection, which walks by the core's paths as the page does. Owns its
 * connection, its estimate of the town's clock, and its walk. It decides nothing: `wander.ts` does.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { openTownSocket, type TownSocket } from '../../src/net/town-socket.ts';
import { FEATURE_BATCHED_MOVES, FEATURE_WALKS, type PlayerEntry } from '../../src/shared/realtime/events.ts';
import { FEATURE_GESTURES, type GestureRefusal } from '../../src/shared/realtime/gestures.ts';
import type { GestureAct } from '../../src/shared/rules/gestures.ts';
import { LOCATION_SLUG } from '../../src/shared/rules/town.ts';
import { startOf } from '../../src/shared/walks/headings.ts';
import { readWalks } from '../../src/shared/walks/read-walks.ts';
import { createTownClock } from '../../src/shared/walks/town-clock.ts';
import {
  footed,
  goalWalk,
  restMsOf,
  standWalk,
  startAt,
  type Walk,
  type WalkCore,
  walkPlaceAt,
} from '../../src/shared/walks/walk.ts';
import { walkOf } from '../../src/server/testing/sent-walk.ts';

const ENTER_LIMIT_MS = 30_000;
const GESTURE_LIMIT_MS = 5000;
const FEATURES = [FEATURE_BATCHED_MOVES, FEATURE_WALKS, FEATURE_GESTURES];

interface Place {
  x: number;
  y: number;
}

export interface TestPlayerOptions {
  url: string;
  sessionKey: string;
  /** With the server's location. */
  core: WalkCore;
  /** The hash of the core's sources. */
  coreStamp: string;
}

export class TestPlayer {
  readonly #core: WalkCore;
  readonly #socket: TownSocket;
  readonly #entered = Promise.withResolvers<void>();
  #clock = createTownClock();
  #walk: Walk = standWalk({ x8: 0, y8: 0 }, 0, 0);
  #begunMs = Number.NEGATIVE_INFINITY;

  /** Resolves when the player is in the town. Rejects when the server refuses, or has another core. */
  static async enter(options: TestPlayerOptions): Promise<TestPlayer> {
    const player = new TestPlayer(options);
    try {
      const late = pass(ENTER_LIMIT_MS, null, { ref: false }).then(() => {
        throw new Error(`the town of ${options.url} does not answer`);
      });
      await Promise.race([player.#entered.promise, late]);
      return player;
    } catch (error) {
      player.leave();
      throw error;
    }
  }

  private constructor({ url, sessionKey, core, coreStamp }: TestPlayerOptions) {
    this.#core = core;
    const tabId = randomUUID();
    this.#socket = openTownSocket({
      url,
      location: LOCATION_SLUG,
      features: FEATURES,
      transports: ['websocket'],
      tabId: () => tabId,
      watchReturn: () => () => undefined,
      sessionKey: () => sessionKey,
      channel: () => null,
      ground: () => ({ core: coreStamp }),
      handlers: {
        connected: () => undefined,
        disconnected: () => undefined,
        refused: (_, message) => this.#entered.reject(new Error(message)),
        replaced: (message) => this.#entered.reject(new Error(message)),
        join_room: (players, id, _, features, townMs) => this.#join(String(players), id, features, Number(townMs)),
        clock: (askedMs, townMs) => this.#clock.answered(askedMs, performance.now(), townMs),
        moves: (packet) => this.#receive(packet),
      },
    });
  }

  leave(): void {
    this.#socket.close();
  }

  say(text: string): void {
    this.#socket.send('chat', text);
  }

  /** Walks to a place in map px. @returns the milliseconds until the player is there; null when there is no path. */
  walkTo(goal: Place): number | null {
    const atMs = Math.floor(this.#now());
    const from = footed(startAt(this.#walk, atMs), this.#core);
    const to = footed(startOf(goal), this.#core);
    const walk = goalWalk(this.#core, from, to, atMs);
    if (walk === null) return null;
    this.#walk = walk;
    this.#begunMs = atMs;
    this.#socket.send('walk', atMs, from.x8, from.y8, to.x8, to.y8);
    return restMsOf(walk) - atMs;
  }

  /** Null when others see it. A player who walks is refused. */
  async gesture(act: GestureAct, seat: string | null = null): Promise<GestureRefusal | 'no-answer' | null> {
    const { promise, resolve } = Promise.withResolvers<GestureRefusal | null>();
    this.#socket.send('gesture', act, seat, resolve);
    return await Promise.race([promise, pass(GESTURE_LIMIT_MS, 'no-answer' as const, { ref: false })]);
  }

  /** Map px. */
  place(): Place {
    const place = { x: 0, y: 0 };
    walkPlaceAt(this.#walk, this.#now(), place);
    return place;
  }

  #now(): number {
    return this.#clock.now(performance.now()) ?? 0;
  }

  #join(players: string, id: string, features: readonly string[], townMs: number): void {
    if (!features.includes(FEATURE_WALKS)) {
      this.#entered.reject(new Error('the server was built from other sources of the core'));
      return;
    }
    const own = (JSON.parse(players) as PlayerEntry[]).find(({ socketId }) => socketId === id);
    if (own === undefined) return;
    this.#clock = createTownClock();
    this.#clock.received(performance.now(), townMs);
    this.#walk = standWalk(startOf(own.state), own.state.frame, townMs);
    this.#socket.send('clock', performance.now());
    this.#entered.resolve();
  }

  #receive(bytes: Uint8Array): void {
    const packet = readWalks(bytes);
    if (packet === null) return;
    this.#clock.received(performance.now(), packet.clockMs);
    if (packet.kind !== 'correction' || packet.answeredMs < this.#begunMs) return;
    for (const sent of packet.sent) this.#walk = walkOf(this.#core, sent) ?? this.#walk;
  }
}
