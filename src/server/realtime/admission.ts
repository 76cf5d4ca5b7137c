/**
 * Which connections may enter the town, and which must leave it: handshakes, the limit of plain clients, floods, and sessions that
 * ended. Owns the connection of each transport, for floods.
 */
import type { HandshakeRefusal } from '../../shared/realtime/events.ts';
import { sleep } from '../../shared/runtime/timing.ts';
import { DomainError } from '../domain-error.ts';
import type { TownLog } from '../log.ts';
import type { SessionService } from '../ports.ts';
import { runtime } from '../runtime.ts';
import type { TownMetrics } from './channel/metrics.ts';
import type { Presence } from './channel/presence.ts';
import type { Channels } from './channels.ts';
import type { Connection } from './lobby/connection.ts';
import { type Arrival, type HandshakeGate, RefusedHandshake } from './lobby/handshake-gate.ts';
import { dismiss, dismissOlder } from './lobby/replacement.ts';
import type { EngineConnection, TownServer, TownSocket } from './wire/server.ts';
import { closeTransport, cutTransport } from './wire/transport.ts';
import { sentence } from '../../shared/rules/sentence.ts';

export const FLOODED = sentence('youSentTooMuchAt');
/** How long a client may take to read unsent data before its transport is cut. */
const CLOSE_WAIT_MS = 1000;

/** Messages between processes take much less. */
const MESSAGE_WAIT_MS = 1000;

export interface SocketData {
  /** Set by the handshake, before the connection event. */
  arrival: Arrival;
}

export interface AdmissionDeps {
  gate: HandshakeGate;
  channels: Pick<Channels, 'of' | 'all'>;
  sessions: SessionService;
  metrics: TownMetrics;
  /** Whether other processes cannot be reached now. */
  isAway: () => boolean;
  log: TownLog;
  /** Connections of the plain protocol. */
  plainClientsMax: number;
}

export class Admission {
  readonly #deps: AdmissionDeps;
  readonly #connections = new WeakMap<EngineConnection, Connection>();

  constructor(deps: AdmissionDeps) {
    this.#deps = deps;
  }

  /** The handshake of a socket; a refused one is closed. */
  async admit(socket: TownSocket<SocketData>, next: (refusal?: Error) => void): Promise<void> {
    const { gate, log, metrics } = this.#deps;
    try {
      const admitted = await gate.admit(socket.handshake.auth);
      if (!admitted.hasBatchedMoves && this.#isFullOfPlainClients(admitted)) throw new RefusedHandshake('too-many');
      const arrival = await gate.claim(admitted);
      socket.data.arrival = arrival;
      if (socket.conn.readyState !== 'open') this.#endOtherLocation(arrival);
      next();
    } catch (error) {
      const refusal = refusalOf(error);
      // That the database is away is logged once a second.
      if (refusal.data.code === 'server-error') log.error({ err: error }, 'a handshake failed');
      metrics.refusedHandshakes.inc({ code: refusal.data.code });
      next(refusal);
      // socket.io sends the refusal in the next tick. Without the close, the client could try again on this connection.
      process.nextTick(() => endTransport(socket.conn));
    }
  }

  /**
   * The client is gone in the door: the player is in the other location, but no connection comes. The former one is cut, and its client
   * learns by the next handshake where the player is.
   */
  #endOtherLocation({ player, location }: Arrival): void {
    const connection = this.#deps.channels.of(player.id)?.connection;
    if (connection !== undefined && connection.arrival.location !== location) connection.link.cut();
  }

  /** Called once for each connection that passed the handshake. */
  entered(raw: EngineConnection, connection: Connection): void {
    this.#connections.set(raw, connection);
  }

  /** Disconnects a client that sends too much; its account must wait before it can connect again. */
  endFlood(raw: EngineConnection): void {
    this.#deps.metrics.cutClients.inc({ reason: 'flood' });
    const connection = this.#connections.get(raw);
    if (connection === undefined) return cutTransport(raw);
    this.#deps.log.warn({ playerId: connection.arrival.player.id }, 'a flooding client was disconnected');
    this.#deps.gate.throttle(connection.arrival.accountId);
    connection.notify('system', FLOODED, { code: 'flood', params: {} });
    endTransport(raw);
  }

  /** Ends the player's connection with the reason. False when the player is not here. */
  expel(playerId: string, code: HandshakeRefusal['code']): boolean {
    return this.#end(playerId, new RefusedHandshake(code));
  }

  /** The same with an administrator's reason, which may be empty. The player cannot connect here for a minute. */
  kick(playerId: string, reason: string): boolean {
    return this.#end(playerId, this.#deps.gate.refuseKicked(playerId, reason));
  }

  #end(playerId: string, refusal: RefusedHandshake): boolean {
    const presence = this.#deps.channels.of(playerId);
    if (presence !== undefined) expel(presence, refusal);
    return presence !== undefined;
  }

  /** Another process has a newer claim of the player, of the tab if it is known. */
  superseded(playerId: string, epoch: number, tabId: string | null): void {
    const connection = this.#deps.channels.of(playerId)?.connection;
    if (connection !== undefined && connection.arrival.claim.epoch < epoch) dismissOlder(connection, tabId);
  }

  /** Changes may have been missed: checks the session of every connection. */
  async recheckAll(): Promise<void> {
    for (const presence of this.#deps.channels.all()) await this.#recheck(presence);
  }

  /**
   * Another process owns the player by now, found out by the database. If that process can be reached, its message with the tab is on the
   * way: a page that moved there by itself must not read that another window took over.
   */
  replaced(playerId: string): void {
    const { channels, isAway } = this.#deps;
    const connection = channels.of(playerId)?.connection;
    if (connection === undefined) return;
    const end = (): void => {
      if (channels.of(playerId)?.connection === connection) dismiss(connection);
    };
    if (isAway()) end();
    else runtime.setTimeout(end, MESSAGE_WAIT_MS);
  }

  /** Some sessions of the account ended: expels its connection if its session is one of them. */
  async recheckSession(accountId: string): Promise<void> {
    const presences = [...this.#deps.channels.all()];
    const presence = presences.find(({ connection }) => connection.arrival.accountId === accountId);
    if (presence !== undefined) await this.#recheck(presence);
  }

  async #recheck(presence: Presence): Promise<void> {
    const { sessions } = this.#deps;
    const { connection } = presence;
    const session = await sessions.resolve(connection.arrival.sessionKey).catch(() => null);
    if (session === null && presence.connection === connection) expel(presence, new RefusedHandshake('bad-session'));
  }

  /** A player's own connection, which the new one replaces, does not count. */
  #isFullOfPlainClients({ player }: Pick<Arrival, 'player'>): boolean {
    let count = 0;
    for (const { connection, playerId } of this.#deps.channels.all()) {
      if (!connection.arrival.hasBatchedMoves && playerId !== player.id) count++;
    }
    return count >= this.#deps.plainClientsMax;
  }
}

function refusalOf(error: unknown): RefusedHandshake {
  if (error instanceof RefusedHandshake) return error;
  const isAway = error instanceof DomainError && error.kind === 'unavailable';
  return new RefusedHandshake(isAway ? 'unavailable' : 'server-error');
}

/** Closes all connections. The HTTP server belongs to its owner and stays open: new handshakes get `server-closing`. */
export async function closeConnections(io: TownServer<SocketData>): Promise<void> {
  const connections = [...io.sockets.sockets.values()].map(({ conn }) => conn);
  const closed = Promise.all(connections.map((connection) => closeTransport(connection)));
  await Promise.race([closed, sleep(runtime, CLOSE_WAIT_MS)]);
  for (const connection of connections) cutTransport(connection);
  io.engine.close();
}

/** Closes a connection after everything is sent, or cuts it when its client does not read. */
function endTransport(connection: EngineConnection): void {
  const closed = closeTransport(connection);
  void Promise.race([closed, sleep(runtime, CLOSE_WAIT_MS)]).then(() => cutTransport(connection));
}

/** Sends the reason and closes the transport. The client reconnects by itself, and the handshake refuses it. */
function expel({ connection }: Presence, { data }: RefusedHandshake): void {
  connection.notify('system', data.sentence, { code: 'session-ended', params: { reason: data.code } });
  connection.link.close();
}
