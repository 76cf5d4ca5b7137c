/**
 * Arrival and departure: an admitted connection gets its player's presence, a newer one takes it over, and the last one
 * removes it. Owns the lists of presences that arrived or departed since the last round.
 */
import type { Connection } from '../lobby/connection.ts';
import { supersede } from '../lobby/replacement.ts';
import type { ClientEvents } from './events.ts';
import type { Gestures } from './gestures.ts';
import type { MoveFanout } from './interest.ts';
import type { LocationPositions } from './positions.ts';
import type { Presence, Presences } from './presence.ts';
import type { WalkFanout } from './walk-fanout.ts';
import type { WalkIntents } from './walk-intents.ts';
import type { MovementAuthority } from './walks.ts';

export interface EntranceDeps {
  presences: Presences;
  movement: MovementAuthority;
  positions: LocationPositions;
  fanout: MoveFanout<Presence>;
  walkFanout: WalkFanout;
  gestures: Pick<Gestures, 'walked'>;
  intents: WalkIntents;
  events: ClientEvents;
  now: () => number;
  /** Called for each connection that arrived. */
  arrived: (presence: Presence) => void;
  /** Called when a player left the town; not when a connection is replaced. */
  left: (presence: Presence) => void;
}

export class Entrance {
  readonly #deps: EntranceDeps;
  #arrived: Presence[] = [];
  #departed: Presence[] = [];

  constructor(deps: EntranceDeps) {
    this.#deps = deps;
  }

  /** Called once for each connection that passed the handshake. */
  arrive(connection: Connection): void {
    const newer = this.#newerThan(connection);
    if (newer !== null) return supersede(connection, newer);
    const presence = this.#presenceFor(connection);
    if (presence === null) return connection.link.close();
    this.#arrived.push(presence);
    this.#deps.events.listen(presence, connection);
    connection.link.onClosed(() => this.#leave(presence, connection));
    this.#deps.arrived(presence);
  }

  /** Ends the player's presence for a newer connection, which was placed in another channel. */
  depart(presence: Presence, newer: Connection): void {
    const { connection } = presence;
    this.#leave(presence, connection);
    supersede(connection, newer);
  }

  /** Presences that arrived since the last round and are still present. */
  takeArrivals(): readonly Presence[] {
    const arrived = new Set(this.#arrived);
    this.#arrived = [];
    return [...arrived].filter((presence) => this.#deps.presences.of(presence.playerId) === presence);
  }

  /** Announced presences that departed since the last round. */
  takeDeparted(): readonly Presence[] {
    const departed = this.#departed;
    this.#departed = [];
    return departed;
  }

  /** The connection with a newer claim that arrived before it; null without one. */
  #newerThan({ arrival: { player, claim } }: Connection): Connection | null {
    const present = this.#deps.presences.of(player.id)?.connection;
    return present !== undefined && present.arrival.claim.epoch > claim.epoch ? present : null;
  }

  #presenceFor(connection: Connection): Presence | null {
    const { presences, movement, positions, fanout, intents, now } = this.#deps;
    const { player, claim, blockedIds } = connection.arrival;
    const present = presences.of(player.id);
    if (present !== undefined) {
      const older = present.connection;
      if (older.arrival.hasWalks) intents.halt(present, now());
      present.connection = connection;
      presences.block(present, blockedIds);
      supersede(older, connection);
      return present;
    }
    const saved = positions.recentOf(player.id) ?? claim.place;
    const state = movement.enter(saved, claim.cameFrom);
    const presence = presences.add({ connection, player, blockedIds, state }, now());
    if (presence === null) return null;
    fanout.join(presence);
    if (saved === null || saved.x !== state.x || saved.y !== state.y) positions.changed(player.id, state);
    return presence;
  }

  #leave(presence: Presence, connection: Connection): void {
    const isHere = this.#deps.presences.of(presence.playerId) === presence;
    if (presence.connection !== connection || !isHere) return;
    const { presences, positions, fanout, walkFanout, gestures, now } = this.#deps;
    if (connection.arrival.hasWalks && presence.followWalk(now())) positions.changed(presence.playerId, presence.state);
    presences.remove(presence, now());
    fanout.leave(presence);
    walkFanout.leave(presence);
    gestures.walked(presence);
    positions.left(presence.playerId, presence.state);
    if (presence.isAnnounced) this.#departed.push(presence);
    this.#deps.left(presence);
  }
}
