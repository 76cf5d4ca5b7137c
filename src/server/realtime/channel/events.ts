/**
 * Applies the events that clients send: it counts them by name, parses them, and dispatches them to walks, chat, looks,
 * or a handler of another room. Malformed events are dropped. Owns no state but `#isStopped`.
 */
import type { PlayerState } from '../../../shared/realtime/events.ts';
import type { TownLog } from '../../log.ts';
import { pointsOf } from '../../../shared/walks/runs.ts';
import type { Connection } from '../lobby/connection.ts';
import { type ClientEvent, type GestureEvent, parseClientEvent } from '../wire/payloads.ts';
import { type Chat, refuseLong, type TypedLine } from './chat.ts';
import type { Gestures } from './gestures.ts';
import type { MoveFanout } from './interest.ts';
import type { TownMetrics } from './metrics.ts';
import type { LocationPositions } from './positions.ts';
import type { Presence, Presences } from './presence.ts';
import { showLook } from './rewards.ts';
import type { WalkFanout } from './walk-fanout.ts';
import type { WalkIntents } from './walk-intents.ts';
import type { MovementAuthority } from './walks.ts';

/** Handles one event of a player. It parses the arguments; the last one may be an acknowledgement. */
export type EventHandler = (playerId: string, args: readonly unknown[]) => Promise<void>;

export interface ClientEventsDeps {
  movement: MovementAuthority;
  fanout: MoveFanout<Presence>;
  walkFanout: WalkFanout;
  intents: WalkIntents;
  gestures: Pick<Gestures, 'request'>;
  positions: LocationPositions;
  chat: Chat;
  presences: Presences;
  metrics: TownMetrics;
  log: TownLog;
  now: () => number;
  /** Reads the player again and sends the result to everyone. */
  refresh: (playerId: string) => Promise<void>;
  /** Handlers of other rooms, by event name. */
  handlers: ReadonlyMap<string, EventHandler>;
}

export class ClientEvents {
  readonly #deps: ClientEventsDeps;
  #isStopped = false;

  constructor(deps: ClientEventsDeps) {
    this.#deps = deps;
  }

  /** Ignores all events from now on. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Handles the connection's events while it is `presence`'s current one. */
  listen(presence: Presence, connection: Connection): void {
    connection.link.onEvent((name, args) => {
      if (this.#isStopped || presence.connection !== connection) return;
      if (connection.hasJoined) this.#handle(presence, name, args);
    });
  }

  /** An error affects only this event. Without the catch, socket.io would let it end the process. */
  #handle(presence: Presence, name: unknown, args: readonly unknown[]): void {
    try {
      this.#count(name);
      this.#dispatch(presence, parseClientEvent(name, args), args);
    } catch (error) {
      this.#deps.log.error({ err: error, event: name }, 'handling a client event failed');
    }
  }

  #count(name: unknown): void {
    const { metrics, handlers } = this.#deps;
    const isKnown = typeof name === 'string' && (OWN_EVENTS.has(name) || handlers.has(name));
    metrics.events.inc({ event: isKnown ? name : 'unknown' });
  }

  #dispatch(presence: Presence, event: ClientEvent, args: readonly unknown[]): void {
    const { now, intents } = this.#deps;
    // A client either reports positions or walks.
    const { hasWalks } = presence.connection.arrival;
    if (hasWalks ? event.type === 'move' : WALK_EVENTS.has(event.type)) return;
    switch (event.type) {
      case 'walk':
        return intents.goal(presence, event, now());
      case 'head':
        return intents.heading(presence, event, now());
      case 'clock':
        return this.#clock(presence.connection, event.asked);
      case 'turns':
        return this.#turns(presence.connection, event.netId, event.answer);
      case 'gesture':
        return this.#gesture(presence, event);
      case 'move':
        return this.#move(presence, event.state);
      case 'chat':
        return this.#chat(presence, event);
      case 'chat-too-long':
        return refuseLong(presence.connection);
      case 'update_character':
        return this.#updateCharacter(presence);
      case 'show_look':
        return this.#showLook(presence);
      case 'other':
        return this.#callHandler(presence, event.name, args);
      case 'malformed':
        return;
    }
  }

  #callHandler(presence: Presence, name: string, args: readonly unknown[]): void {
    const { handlers, log } = this.#deps;
    handlers
      .get(name)?.(presence.playerId, args)
      .catch((error: unknown) => log.error({ err: error, event: name }, 'handling a client event failed'));
  }

  #clock({ clocks, link }: Connection, asked: number): void {
    const nowMs = this.#deps.now();
    if (clocks.take(1, nowMs)) link.emit('clock', asked, nowMs);
  }

  #turns({ clocks }: Connection, netId: number, answer: (startMs: number, points: number[]) => void): void {
    if (!clocks.take(1, this.#deps.now())) return;
    const walk = this.#deps.presences.numbered(netId)?.walk;
    if (walk?.record.kind === 'goal') answer(walk.startMs, pointsOf(walk.runs));
  }

  #gesture(presence: Presence, { act, seat, answer }: GestureEvent): void {
    const { gestures, now } = this.#deps;
    if (presence.connection.arrival.hasGestures) answer(gestures.request(presence, act, seat, now()));
  }

  #move(presence: Presence, requested: PlayerState): void {
    const { movement, fanout, walkFanout, intents, positions, metrics, now } = this.#deps;
    const accepted = movement.accept(presence, requested, now());
    if (accepted === null) {
      metrics.refusedMoves.inc();
      const { x, y, view } = presence.record;
      presence.connection.link.emit('move', presence.id, x, y, view);
      return;
    }
    const before = { ...presence.record };
    const { cell } = presence;
    presence.setState(accepted);
    const { record } = presence;
    if (record.x === before.x && record.y === before.y && record.view === before.view) return;
    fanout.moved(presence);
    intents.reported(presence, now());
    if (presence.cell !== cell) walkFanout.crossed(presence, cell);
    positions.changed(presence.playerId, accepted);
  }

  #chat(presence: Presence, line: TypedLine): void {
    const { chat, now, log } = this.#deps;
    const { connection } = presence;
    connection.chatQueue = connection.chatQueue
      .then(() => chat.say(presence, line, now()))
      .catch((error: unknown) => log.error({ err: error }, 'delivering a chat line failed'));
  }

  #showLook(presence: Presence): void {
    const { presences, now } = this.#deps;
    if (presence.connection.shownLooks.take(1, now())) showLook(presences, presence);
  }

  #updateCharacter(presence: Presence): void {
    const { refresh, now, log } = this.#deps;
    if (!presence.connection.characterUpdates.take(1, now())) return;
    refresh(presence.playerId).catch((error: unknown) => log.error({ err: error }, 'reading a player again failed'));
  }
}

const WALK_EVENTS: ReadonlySet<string> = new Set(['walk', 'head', 'clock', 'turns']);
const OWN_EVENTS: ReadonlySet<string> = new Set([
  'move',
  'chat',
  'gesture',
  'update_character',
  'show_look',
  ...WALK_EVENTS,
]);
