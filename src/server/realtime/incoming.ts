/**
 * Everything a client sends comes in here: counted, parsed, and handed to the room it concerns. What is malformed is
 * dropped and the connection lives on; only floods end it. Owns nothing.
 */
import { chatPayload, movePayload } from '../../shared/realtime/events.ts';
import { CHAT_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { type Chat, refuseLong } from './chat.ts';
import type { Connection } from './connection.ts';
import type { TownMetrics } from './metrics.ts';
import type { MoveFan } from './move-fan.ts';
import type { MovementAuthority } from './movement.ts';
import type { Positions } from './positions.ts';
import type { Presence } from './presence.ts';
import type { TownLog } from './town.ts';

export const FLOOD_TEXT = 'You sent too much at once and were disconnected.';

/** Answers an event of a player; parses its arguments, the last of which may be an acknowledgement. */
export type EventHandler = (playerId: string, args: readonly unknown[]) => Promise<void>;

export interface IncomingDeps {
  movement: MovementAuthority;
  fan: MoveFan<Presence>;
  positions: Positions;
  chat: Chat;
  metrics: TownMetrics;
  log: TownLog;
  now: () => number;
  /** Re-reads the player and tells everyone. */
  refresh: (playerId: string) => Promise<void>;
  /** Events that other rooms answer, by name. */
  events: ReadonlyMap<string, EventHandler>;
  /** Ends a connection that sent too much. */
  endFlood: (connection: Connection) => void;
}

export class Incoming {
  readonly #deps: IncomingDeps;
  #isStopped = false;

  constructor(deps: IncomingDeps) {
    this.#deps = deps;
  }

  /** Drops everything from now on. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Listens to the connection for as long as it is `presence`'s current one. */
  listen(presence: Presence, connection: Connection): void {
    connection.socket.onAny((event: unknown, ...args: unknown[]) => {
      if (this.#isStopped || presence.connection !== connection) return;
      if (!connection.events.take(1, this.#deps.now())) return this.#deps.endFlood(connection);
      if (connection.hasJoined) this.#attempt(presence, event, args);
    });
  }

  /** A fault of ours costs this event, not the town: socket.io would let it end the process. */
  #attempt(presence: Presence, event: unknown, args: unknown[]): void {
    try {
      this.#receive(presence, event, args);
    } catch (error) {
      this.#deps.log.error({ err: error, event }, 'an event could not be handled');
    }
  }

  #receive(presence: Presence, event: unknown, args: unknown[]): void {
    const { metrics } = this.#deps;
    switch (event) {
      case 'move':
        metrics.events.inc({ event: 'move' });
        return this.#move(presence, args);
      case 'chat':
        metrics.events.inc({ event: 'chat' });
        return this.#chat(presence, args);
      case 'update_character':
        metrics.events.inc({ event: 'update_character' });
        return this.#updateCharacter(presence);
      default:
        return this.#passOn(presence, event, args);
    }
  }

  #passOn(presence: Presence, event: unknown, args: unknown[]): void {
    const { events, metrics, log } = this.#deps;
    const handler = typeof event === 'string' ? events.get(event) : undefined;
    metrics.events.inc({ event: handler === undefined ? 'unknown' : String(event) });
    handler?.(presence.playerId, args).catch((error: unknown) => {
      log.error({ err: error, event }, 'an event could not be handled');
    });
  }

  #move(presence: Presence, args: unknown[]): void {
    const parsed = movePayload.safeParse(args);
    if (!parsed.success) return;
    const [x, y, frame] = parsed.data;
    const { movement, fan, positions, metrics, now } = this.#deps;
    const accepted = movement.accept(presence, { x, y, frame }, now());
    if (accepted === null) {
      metrics.refusedMoves.inc();
      const { x, y, view } = presence.record;
      presence.connection.socket.emit('move', presence.id, x, y, view);
      return;
    }
    const before = { ...presence.record };
    presence.stand(accepted);
    const { record } = presence;
    if (record.x === before.x && record.y === before.y && record.view === before.view) return;
    fan.moved(presence);
    positions.changed(presence.playerId, accepted);
  }

  #chat(presence: Presence, args: unknown[]): void {
    const { chat, now, log } = this.#deps;
    const { connection } = presence;
    const parsed = chatPayload.safeParse(args);
    if (!parsed.success) {
      const isOverlong = typeof args[0] === 'string' && args[0].length > CHAT_MAX_LENGTH;
      if (isOverlong) refuseLong(connection);
      return;
    }
    const [typed] = parsed.data;
    connection.speaking = connection.speaking
      .then(() => chat.say(presence, typed, now()))
      .catch((error: unknown) => log.error({ err: error }, 'a line of chat could not be delivered'));
  }

  #updateCharacter(presence: Presence): void {
    const { refresh, now, log } = this.#deps;
    if (!presence.connection.characterUpdates.take(1, now())) return;
    refresh(presence.playerId).catch((error: unknown) => log.error({ err: error }, 'a player could not be read again'));
  }
}
