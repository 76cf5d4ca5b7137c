/**
 * Coming and going: a connection that was admitted gets its player's presence, a newer one takes it over from the older,
 * and one that ends takes the presence along. Owns the lists of those who came and
 * went since the last tick.
 */
import { Connection, type TownSocket } from './connection.ts';
import type { Incoming } from './incoming.ts';
import type { MoveFan } from './move-fan.ts';
import type { MovementAuthority } from './movement.ts';
import type { Positions } from './positions.ts';
import type { Presence, Presences } from './presence.ts';

const REPLACED_TEXT = 'You signed in to the town from another window, so this one was disconnected.';

export interface EntranceDeps {
  presences: Presences;
  movement: MovementAuthority;
  positions: Positions;
  fan: MoveFan<Presence>;
  incoming: Incoming;
  now: () => number;
}

export class Entrance {
  readonly #deps: EntranceDeps;
  #waiting: Presence[] = [];
  #departed: Presence[] = [];

  constructor(deps: EntranceDeps) {
    this.#deps = deps;
  }

  /** Called once a socket passed the handshake. */
  arrive(socket: TownSocket): void {
    const connection = new Connection(socket, this.#deps.now());
    const presence = this.#presenceFor(connection);
    if (presence === null) return connection.drop();
    this.#waiting.push(presence);
    this.#deps.incoming.listen(presence, connection);
    socket.on('disconnect', () => this.#leave(presence, connection));
  }

  /** Those who entered since the last tick and are still here. */
  takeArrivals(): readonly Presence[] {
    const waiting = new Set(this.#waiting);
    this.#waiting = [];
    return [...waiting].filter((presence) => this.#deps.presences.of(presence.playerId) === presence);
  }

  /** Those whom others know and who left since the last tick. */
  takeDeparted(): readonly Presence[] {
    const departed = this.#departed;
    this.#departed = [];
    return departed;
  }

  #presenceFor(connection: Connection): Presence | null {
    const { presences, movement, positions, fan, now } = this.#deps;
    const { player, blockedIds } = connection.arrival;
    const present = presences.of(player.id);
    if (present !== undefined) {
      this.#replace(present, connection);
      return present;
    }
    const saved = positions.recentOf(player.id) ?? player.position;
    const state = movement.enter(saved);
    const presence = presences.add({ connection, player, blockedIds, state }, now());
    if (presence === null) return null;
    fan.join(presence);
    if (saved === null || saved.x !== state.x || saved.y !== state.y) positions.changed(player.id, state);
    return presence;
  }

  /** The older connection of the same tab is a dead one; only another tab is told, and ended so that it stays away. */
  #replace(presence: Presence, connection: Connection): void {
    const older = presence.connection;
    presence.connection = connection;
    const { tabId, blockedIds } = connection.arrival;
    presence.blockedIds = blockedIds;
    if (tabId !== null && tabId === older.arrival.tabId) return older.cut();
    older.socket.emit('replaced', REPLACED_TEXT);
    older.dismiss();
  }

  #leave(presence: Presence, connection: Connection): void {
    if (presence.connection !== connection) return;
    const { presences, positions, fan, now } = this.#deps;
    presences.remove(presence, now());
    fan.leave(presence);
    positions.left(presence.playerId, presence.state);
    if (presence.isAnnounced) this.#departed.push(presence);
  }
}
