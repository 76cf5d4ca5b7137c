/**
 * The live town: puts its rooms together over one socket.io server and is what the HTTP rooms and the admin command talk
 * to. Owns the lifetimes of all of them; the process holds one.
 */
import { readFile } from 'node:fs/promises';
import type { Server as HttpServer } from 'node:http';
import type { BaseLogger } from 'pino';
import { type Registry, register as defaultRegistry } from 'prom-client';
import { Server } from 'socket.io';
import {
  type HandshakeRefusal,
  type NotificationKind,
  PING_INTERVAL_MS,
  PING_TIMEOUT_MS,
  type PlayerUser,
} from '../../shared/realtime/events.ts';
import type { LocationData } from '../../shared/rules/town.ts';
import { sleep } from '../../shared/runtime/runtime.ts';
import type { ChatLine, LiveTown, PlayerRecord, PlayerService, SessionService } from '../ports.ts';
import { Chat } from './chat.ts';
import type { Connection, TownServer, TownSocket } from './connection.ts';
import { Entrance } from './entrance.ts';
import { Doorkeeper, RefusedHandshake } from './handshake.ts';
import { type EventHandler, FLOOD_TEXT, Incoming } from './incoming.ts';
import { type TownMetrics, townMetrics } from './metrics.ts';
import { MoveFan } from './move-fan.ts';
import { MovementAuthority, type WalkingCore } from './movement.ts';
import { Positions } from './positions.ts';
import { type Presence, Presences, userOf } from './presence.ts';
import { ROOM_BATCHED, ROOM_PLAIN, Tick } from './tick.ts';
import { closeTransport, cutTransport } from './transport.ts';
import { runtime } from '../runtime.ts';
import type { Notice } from '../../shared/realtime/notices.ts';

export type TownLog = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

export interface TownDeps {
  httpServer: HttpServer;
  config: {
    /** Multiplies how often an account may connect. */
    rateLimitScale: number;
    /** Origins of clients that are served from elsewhere. */
    corsOrigins: readonly string[];
  };
  log: TownLog;
  sessions: SessionService;
  players: PlayerService;
  core: WalkingCore;
  /** Absolute path of the location's JSON. */
  locationFile: string;
  /** Absolute path of what the core knows of it beforehand; without it the core finds that out anew. */
  navigationFile?: string;
  /** Where metrics are registered; default prom-client's own registry. */
  registry?: Registry;
  /** The town's clock in milliseconds; default the process's monotonic one. */
  now?: () => number;
}

export interface Town extends LiveTown {
  /** Lets another room answer an event that players send. */
  handle(event: string, handler: EventHandler): void;
  /** Called when a player came into the town, a replaced connection excepted. Returns the unsubscriber. */
  onEntered(listener: (player: { id: string; username: string }) => void): () => void;
}

/** Who opens a connection has to ask for entry within this. */
const HANDSHAKE_MS = 10_000;
/** The longest event is a chat line; a polling client may send a few at once. */
const MAX_PAYLOAD_BYTES = 16 * 1024;
/** How long a client may take to read what it was sent before its transport is cut. */
const CLOSE_WAIT_MS = 1000;
const CLOSING_TEXT = 'The server is restarting. You will be back in a moment.';

/** Opens the town on `httpServer`. Rejects when the location's file cannot be read or is malformed. */
export async function startTown(deps: TownDeps): Promise<Town> {
  const location = JSON.parse(await readFile(deps.locationFile, 'utf8')) as LocationData;
  const bake = deps.navigationFile === undefined ? undefined : await readFile(deps.navigationFile);
  const { spawnPoints } = deps.core.setLocation(location, bake);
  return new RunningTown(deps, new MovementAuthority(deps.core, spawnPoints));
}

class RunningTown implements Town {
  readonly #deps: TownDeps;
  readonly #io: TownServer;
  readonly #door: Doorkeeper;
  readonly #presences = new Presences();
  readonly #positions: Positions;
  readonly #chat: Chat;
  readonly #tick: Tick;
  readonly #metrics: TownMetrics;
  readonly #incoming: Incoming;
  readonly #forgetSessions: () => void;
  readonly #events = new Map<string, EventHandler>();
  readonly #entered = new Set<(player: { id: string; username: string }) => void>();

  constructor(deps: TownDeps, movement: MovementAuthority) {
    const { log, players, sessions, config } = deps;
    const now = deps.now ?? ((): number => runtime.monotonic());
    this.#deps = deps;
    this.#metrics = townMetrics(deps.registry ?? defaultRegistry);
    this.#positions = new Positions(players, log, now);
    this.#chat = new Chat(players, this.#presences);
    this.#door = new Doorkeeper({ sessions, players, log, now, rateLimitScale: config.rateLimitScale });
    this.#io = openServer(deps);
    const fan = new MoveFan<Presence>();
    this.#incoming = new Incoming({
      movement,
      fan,
      positions: this.#positions,
      chat: this.#chat,
      metrics: this.#metrics,
      log,
      now,
      refresh: (playerId) => this.playerChanged(playerId),
      events: this.#events,
      endFlood: (connection) => this.#endFlood(connection),
    });
    const entrance = new Entrance({
      presences: this.#presences,
      movement,
      positions: this.#positions,
      fan,
      incoming: this.#incoming,
      now,
    });
    this.#tick = new Tick({
      io: this.#io,
      entrance,
      presences: this.#presences,
      chat: this.#chat,
      fan,
      metrics: this.#metrics,
      log,
      entered: (presence) => {
        const player = { id: presence.playerId, username: presence.user.username };
        for (const listener of this.#entered) listener(player);
      },
    });
    this.#io.use((socket, next) => void this.#admit(socket, next));
    this.#io.on('connection', (socket) => entrance.arrive(socket));
    this.#forgetSessions = sessions.onRevoked((accountId) => void this.#recheck(accountId));
  }

  handle(event: string, handler: EventHandler): void {
    this.#events.set(event, handler);
  }

  onlineCount(): number {
    return this.#presences.size;
  }

  isOnline(playerId: string): boolean {
    return this.#presences.of(playerId) !== undefined;
  }

  async playerChanged(playerId: string): Promise<void> {
    if (!this.isOnline(playerId)) return;
    const { players } = this.#deps;
    const [player, blockedIds] = await Promise.all([players.byId(playerId), players.blockedIds(playerId)]);
    const presence = this.#presences.of(playerId);
    if (player === null || presence === undefined) return;
    presence.blockedIds = blockedIds;
    presence.mutedUntil = player.mutedUntil;
    presence.wear(userOf(player));
    if (presence.isAnnounced) this.#everyone().emit('user_updated', presence.id, presence.userJson);
  }

  async blocksChanged(playerId: string): Promise<void> {
    if (!this.isOnline(playerId)) return;
    const blockedIds = await this.#deps.players.blockedIds(playerId);
    const presence = this.#presences.of(playerId);
    if (presence !== undefined) presence.blockedIds = blockedIds;
  }

  onEntered(listener: (player: { id: string; username: string }) => void): () => void {
    this.#entered.add(listener);
    return () => this.#entered.delete(listener);
  }

  honorChanged(playerId: string, honor: number): void {
    this.#presences.of(playerId)?.connection.socket.emit('honor_updated', honor);
  }

  notify(playerId: string, kind: NotificationKind, text: string, notice: Notice): void {
    this.#presences.of(playerId)?.connection.notify(kind, text, notice);
  }

  disconnect(playerId: string, refusal: HandshakeRefusal['code']): void {
    const presence = this.#presences.of(playerId);
    if (presence !== undefined) this.#expel(presence, new RefusedHandshake(refusal));
  }

  userOf(player: PlayerRecord): PlayerUser {
    return userOf(player);
  }

  recentChat(): readonly ChatLine[] {
    return this.#chat.recent();
  }

  redactChat(lineId: string): ChatLine | null {
    const line = this.#chat.redact(lineId);
    if (line !== null) this.#everyone().emit('chat_redacted', line.username, line.text);
    return line;
  }

  async close(): Promise<void> {
    this.#door.close();
    this.#incoming.stop();
    this.#forgetSessions();
    this.#tick.run();
    this.#tick.stop();
    this.#io.emit('server_closing', CLOSING_TEXT);
    await this.#positions.close();
    await this.#closeTransports();
  }

  /** The HTTP server itself belongs to its owner and stays open: whoever knocks meanwhile hears `server-closing`. */
  async #closeTransports(): Promise<void> {
    const connections = [...this.#io.sockets.sockets.values()].map(({ conn }) => conn);
    const closed = Promise.all(connections.map((connection) => closeTransport(connection)));
    await Promise.race([closed, sleep(runtime, CLOSE_WAIT_MS)]);
    for (const connection of connections) cutTransport(connection);
    this.#io.engine.close();
  }

  #everyone(): ReturnType<TownServer['to']> {
    return this.#io.to([ROOM_PLAIN, ROOM_BATCHED]);
  }

  async #admit(socket: TownSocket, next: (refusal?: Error) => void): Promise<void> {
    try {
      socket.data.arrival = await this.#door.admit(socket.handshake.auth);
      next();
    } catch (error) {
      const refusal = error instanceof RefusedHandshake ? error : new RefusedHandshake('server-closing');
      if (refusal !== error) this.#deps.log.error({ err: error }, 'a handshake failed');
      this.#metrics.refusedHandshakes.inc({ code: refusal.data.code });
      next(refusal);
    }
  }

  /** Tells why and closes the transport: the client comes back by itself and the handshake answers it for good. */
  #expel(presence: Presence, reason: RefusedHandshake): void {
    presence.connection.notify('system', reason.message, {
      code: 'session-ended',
      params: { reason: reason.data.code },
    });
    presence.connection.drop();
  }

  #endFlood(connection: Connection): void {
    this.#deps.log.warn({ playerId: connection.arrival.player.id }, 'a flooding client was disconnected');
    this.#door.cool(connection.arrival.accountId);
    connection.notify('system', FLOOD_TEXT, { code: 'flood', params: {} });
    connection.drop();
  }

  /** Some sessions of the account ended: those of its connections that lost theirs have to go. */
  async #recheck(accountId: string): Promise<void> {
    const presence = [...this.#presences.all()].find(({ connection }) => connection.arrival.accountId === accountId);
    if (presence === undefined) return;
    const { connection } = presence;
    const session = await this.#deps.sessions.resolve(connection.arrival.sessionKey).catch(() => null);
    if (session === null && presence.connection === connection)
      this.#expel(presence, new RefusedHandshake('bad-session'));
  }
}

function openServer({ httpServer, config }: TownDeps): TownServer {
  const io: TownServer = new Server(httpServer, {
    transports: ['websocket', 'polling'],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: HANDSHAKE_MS,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    pingInterval: PING_INTERVAL_MS,
    pingTimeout: PING_TIMEOUT_MS,
    ...(config.corsOrigins.length === 0 ? {} : { cors: { origin: [...config.corsOrigins] } }),
  });
  // The request of the handshake is half of what a connection keeps in memory, and nothing asks for it any more.
  io.engine.on('connection', (raw: { request: unknown }) => {
    raw.request = null;
  });
  return io;
}
