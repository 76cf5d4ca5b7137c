/**
 * The live town: connects wire, lobby and channels over one socket.io server, and implements what HTTP routes and the admin
 * commands need of it. Owns the lifetime of all of them; the process has one town.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { type Registry, register as defaultRegistry } from 'prom-client';
import type { HandshakeRefusal, NotificationKind } from '../../shared/realtime/events.ts';
import type { LanternNews, MomentNews } from '../../shared/realtime/lanterns.ts';
import type { Notice } from '../../shared/realtime/notices.ts';
import type { Push } from '../../shared/realtime/pushes.ts';
import { readTownPlaces, type Seat } from '../../shared/rules/places.ts';
import type { ServerReward } from '../../shared/realtime/rewards.ts';
import { LOCATION_SLUG, type LocationData } from '../../shared/rules/town.ts';
import { type Ground, hashText } from '../../shared/walks/ground.ts';
import { walkPlaceAt } from '../../shared/walks/walk.ts';
import type { TownLog } from '../log.ts';
import type { ChatLine, LiveTown, PlaceService, PlayerService, SessionService, TownChannels } from '../ports.ts';
import { runtime } from '../runtime.ts';
import { Admission, closeConnections, type SocketData } from './admission.ts';
import { Listeners } from './listeners.ts';
import { Channel, type ChannelObserver } from './channel/channel.ts';
import type { EventHandler } from './channel/events.ts';
import type { MadeGesture } from './channel/gestures.ts';
import { townMetrics } from './channel/metrics.ts';
import { Positions } from './channel/positions.ts';
import type { Presence } from './channel/presence.ts';
import { MovementAuthority, type WalkingCore } from './channel/walks.ts';
import type { Directory, Entry, World } from './directory/directory.ts';
import { oneProcess } from './directory/in-process.ts';
import { createReach, type Reach } from './directory/reach.ts';
import { served } from './served.ts';
import { AddressGate } from './lobby/address-gate.ts';
import { Channels } from './channels.ts';
import { Claims } from './lobby/claims.ts';
import { Connection } from './lobby/connection.ts';
import { HandshakeGate } from './lobby/handshake-gate.ts';
import { Placement } from './lobby/placement.ts';
import { RawConnections } from './lobby/raw-connections.ts';
import { townClock } from './town-clock.ts';
import { ClientLink } from './wire/link.ts';
import { openServer, type TownServer } from './wire/server.ts';

export { isForTown } from './wire/server.ts';

export interface TownDeps {
  httpServer: HttpServer;
  config: {
    /** Multiplies the limits of connections, by account and by address. */
    rateLimitScale: number;
    /** Connections of the plain protocol. */
    plainClientsMax: number;
    hasTownsfolk: boolean;
    /** Players a channel holds; default: all are in one channel. */
    channelCapacity?: number;
    /** Origins of clients served from other hosts. */
    corsOrigins: readonly string[];
    /** Within which a client that opened a connection must complete the handshake; default 10 s. */
    handshakeMs?: number;
  };
  log: TownLog;
  sessions: SessionService;
  players: PlayerService;
  places: PlaceService;
  /** Connects the town with the other processes of its world; default: there are none. */
  world?: Pick<World, 'directory' | 'bus'>;
  /** Ids of a player's friends, for the choice of the channel. */
  friendsOf?: (playerId: string) => Promise<readonly string[]>;
  core: WalkingCore;
  /** Hash of the core's sources. */
  coreStamp: string;
  /** Absolute path of the location's JSON. */
  locationFile: string;
  /** Absolute path of the precomputed navigation data; without it the core computes it. */
  navigationFile?: string;
  /** Where metrics are registered; default prom-client's own registry. */
  registry?: Registry;
  /** Key of a client's host or network. Default: the address of its connection. */
  addressOf?: (request: IncomingMessage) => string;
  /** The town's clock in milliseconds; default `townClock`. */
  now?: () => number;
}

export interface Town extends LiveTown {
  /** Registers the handler of an event that clients send. */
  handle(event: string, handler: EventHandler): void;
  /** Called for each player who enters the town; not when a connection is replaced. Returns the unsubscriber. */
  onEntered(listener: (player: { id: string; username: string }) => void): () => void;
  /** Called for each connection that joined, also when it replaces another. Returns the unsubscriber. */
  onJoined(listener: (player: { id: string; hasPushes: boolean }) => void): () => void;
  /** Called when a player left; not when a connection is replaced. Returns the unsubscriber. */
  onLeft(listener: (player: { id: string }) => void): () => void;
  /** Called for each gesture that others were shown. Returns the unsubscriber. */
  onGesture(listener: (gesture: MadeGesture) => void): () => void;
  /** False when the player's connection gets no pushes or has not joined. */
  push(playerId: string, push: Push): boolean;
  /** Does nothing when the player's connection has not joined or does not have the feature. */
  sendLanterns(playerId: string, news: Omit<LanternNews, 'townMs'>): void;
  /** To one player, or with null to all; likewise. */
  sendMoment(playerId: string | null, news: MomentNews): void;
  /** Calls `visit` with each player and where the server knows the player to be, map px. */
  eachPlace(visit: (playerId: string, x: number, y: number) => void): void;
  /** To the player, and to those near by that a level was reached; only to clients with the feature. */
  reward(playerId: string, reward: ServerReward): void;
  /** A friend of these players came to the town or left it. */
  friendMoved(playerIds: readonly string[]): void;
  /** Called for each player of this process whose friend moved; with null when it may have been any. Returns the unsubscriber. */
  onFriendMoved(listener: (playerId: string | null) => void): () => void;
  /** The player, who may be served by another process, asked for another player's card. */
  cardAsked(playerId: string): void;
  /** Called for each player of this process who asked for a card elsewhere. Returns the unsubscriber. */
  onCardAsked(listener: (playerId: string) => void): () => void;
  /** Changes may have been missed: reads all players of this process again and checks their sessions. */
  recheck(): Promise<void>;
  /** Where a player in the town is now; null for others. */
  placeOf(playerId: string): { x: number; y: number } | null;
  /** Called for each public line. Returns the unsubscriber. */
  onSaid(listener: (player: { id: string }) => void): () => void;
}

const CLOSING_TEXT = 'The server is restarting. You will be back in a moment.';

const entryOf = ({ playerId, connection: { arrival } }: Presence): Entry => ({
  playerId,
  epoch: arrival.claim.epoch,
  tabId: arrival.tabId,
});

/** Opens the town on `httpServer`. Rejects when the location's file cannot be read or is malformed. */
export async function startTown(deps: TownDeps): Promise<Town> {
  const text = await readFile(deps.locationFile, 'utf8');
  const location = JSON.parse(text) as LocationData;
  const navigation = deps.navigationFile === undefined ? undefined : await readFile(deps.navigationFile);
  const { spawnPoints } = deps.core.setLocation(location, navigation);
  const { NewcomerPoints: newcomerPoints } = location;
  const ground = { core: deps.coreStamp, location: hashText(text) };
  const { seats } = readTownPlaces(location);
  return new RunningTown(deps, {
    movement: new MovementAuthority(deps.core, spawnPoints, newcomerPoints),
    ground,
    seats,
  });
}

interface TownGround {
  movement: MovementAuthority;
  ground: Ground;
  seats: readonly Seat[];
}

class RunningTown implements Town {
  readonly #now: () => number;
  readonly #capacity: number;
  readonly #io: TownServer<SocketData>;
  readonly #gate: HandshakeGate;
  readonly #raw: RawConnections;
  readonly #admission: Admission;
  readonly #channels: Channels;
  readonly #placement: Placement;
  readonly #directory: Directory;
  readonly #reach: Reach;
  readonly #positions: Positions;
  readonly #unsubscribeSessions: () => void;
  /** Players who came from another process and are not announced yet: their friends know that they are online. */
  readonly #moved = new Set<string>();
  readonly #handlers = new Map<string, EventHandler>();
  readonly #entered = new Listeners<{ id: string; username: string }>();
  readonly #joined = new Listeners<{ id: string; hasPushes: boolean }>();
  readonly #gestured = new Listeners<MadeGesture>();
  readonly #left = new Listeners<{ id: string }>();
  readonly #said = new Listeners<{ id: string }>();
  readonly #friendMoved = new Listeners<string | null>();
  readonly #cardAsked = new Listeners<string>();

  constructor(deps: TownDeps, { movement, ground, seats }: TownGround) {
    const { log, players, places, sessions, config, httpServer, core } = deps;
    const { directory, bus } = deps.world ?? oneProcess();
    this.#directory = directory;
    const { rateLimitScale, plainClientsMax, hasTownsfolk, channelCapacity } = config;
    const now = deps.now ?? townClock(runtime);
    this.#capacity = channelCapacity ?? Number.POSITIVE_INFINITY;
    const metrics = townMetrics(deps.registry ?? defaultRegistry);
    const claims = new Claims(places);
    this.#now = now;
    this.#raw = new RawConnections({
      gate: new AddressGate({ now, rateLimitScale }),
      addressOf: deps.addressOf ?? (({ socket }) => socket.remoteAddress ?? ''),
      now,
      endFlood: (connection) => this.#admission.endFlood(connection),
    });
    this.#io = openServer(httpServer, config, this.#raw);
    this.#positions = new Positions({
      places,
      claims,
      log,
      now,
      refused: (playerId) => this.#admission.replaced(playerId),
      forgotten: (playerId) => {
        if (channels.of(playerId) === undefined) claims.forget(playerId);
      },
    });
    const shared = { players, positions: this.#positions, core, movement, seats, metrics, log, now };
    const channels = new Channels({
      open: (number, town, observer) =>
        new Channel({ ...shared, location: LOCATION_SLUG, number, town, handlers: this.#handlers, observer }),
      observer: this.#observer(),
      metrics,
      whisper: (playerId, whisper) => bus.whisper(playerId, whisper),
      wallNow: () => runtime.now(),
    });
    this.#channels = channels;
    this.#placement = new Placement({
      capacity: this.#capacity,
      counts: () => channels.counts(),
      channelOf: (playerId) => channels.channelOf(playerId)?.number ?? null,
      friendsOf: deps.friendsOf ?? (() => Promise.resolve([])),
      now,
    });
    const placement = this.#placement;
    this.#gate = new HandshakeGate({
      sessions,
      players,
      claims,
      placement,
      log,
      now,
      rateLimitScale,
      hasTownsfolk,
      ground,
      hasChannels: Number.isFinite(this.#capacity),
    });
    this.#admission = new Admission({ gate: this.#gate, channels, sessions, metrics, log, plainClientsMax });
    bus.listen(
      served({
        channels,
        expel: (playerId, code) => this.#admission.expel(playerId, code),
        friendMoved: (playerId) => this.#friendMoved.call(playerId),
        cardAsked: (playerId) => this.#cardAsked.call(playerId),
      }),
    );
    directory.onSuperseded(({ playerId, epoch, tabId }) => this.#admission.superseded(playerId, epoch, tabId));
    directory.onUncertain(() => this.#friendMoved.call(null));
    this.#reach = createReach({ directory, bus, log });
    this.#io.use((socket, next) => void this.#admission.admit(socket, next));
    this.#io.on('connection', (socket) => {
      const connection = new Connection(new ClientLink(socket), socket.data.arrival, now());
      this.#raw.joined(socket.conn);
      this.#admission.entered(socket.conn, connection);
      channels.arrive(connection);
      placement.release(connection.arrival.player.id);
    });
    this.#unsubscribeSessions = sessions.onRevoked((accountId) => void this.#admission.recheckSession(accountId));
  }

  #observer(): ChannelObserver {
    return {
      arrived: (presence) => void this.#arrived(presence),
      joined: ({ playerId, connection: { arrival, link } }) => {
        if (arrival.hasChannels) link.emit('channel', arrival.channel);
        this.#joined.call({ id: playerId, hasPushes: arrival.hasPushes });
      },
      entered: ({ playerId, user }) => {
        if (!this.#moved.delete(playerId)) this.#entered.call({ id: playerId, username: user.username });
      },
      left: (presence) => {
        this.#moved.delete(presence.playerId);
        void this.#directory.leave(entryOf(presence));
        this.#left.call({ id: presence.playerId });
      },
      gestured: (gesture) => this.#gestured.call(gesture),
      said: ({ playerId }) => this.#said.call({ id: playerId }),
    };
  }

  async #arrived(presence: Presence): Promise<void> {
    if (await this.#directory.enter(entryOf(presence))) this.#moved.add(presence.playerId);
  }

  handle(event: string, handler: EventHandler): void {
    this.#handlers.set(event, handler);
  }

  onlineCount(): number {
    return this.#reach.onlineCount();
  }

  onlineOf(playerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#reach.onlineOf(playerIds);
  }

  channels(playerIds: readonly string[]): Promise<TownChannels> {
    const channelOf = this.#channels.numbersOf(playerIds);
    return Promise.resolve({ capacity: this.#capacity, channels: this.#placement.counts(), channelOf });
  }

  changed(playerId: string): Promise<void> {
    return this.#reach.changed(playerId);
  }

  blocksChanged(playerId: string): Promise<void> {
    return this.#reach.blocksChanged(playerId);
  }

  onEntered(listener: (player: { id: string; username: string }) => void): () => void {
    return this.#entered.add(listener);
  }

  onJoined(listener: (player: { id: string; hasPushes: boolean }) => void): () => void {
    return this.#joined.add(listener);
  }

  onGesture(listener: (gesture: MadeGesture) => void): () => void {
    return this.#gestured.add(listener);
  }

  onLeft(listener: (player: { id: string }) => void): () => void {
    return this.#left.add(listener);
  }

  onSaid(listener: (player: { id: string }) => void): () => void {
    return this.#said.add(listener);
  }

  placeOf(playerId: string): { x: number; y: number } | null {
    const presence = this.#channels.of(playerId);
    if (presence === undefined) return null;
    const place = { x: presence.state.x, y: presence.state.y };
    if (presence.connection.arrival.hasWalks) walkPlaceAt(presence.walk, this.#now(), place);
    return place;
  }

  push(playerId: string, push: Push): boolean {
    return this.#channels.channelOf(playerId)?.push(playerId, push) ?? false;
  }

  sendLanterns(playerId: string, news: Omit<LanternNews, 'townMs'>): void {
    this.#channels.channelOf(playerId)?.sendLanterns(playerId, news);
  }

  sendMoment(playerId: string | null, news: MomentNews): void {
    if (playerId !== null) return this.#channels.channelOf(playerId)?.sendMoment(playerId, news);
    for (const channel of this.#channels.open()) channel.sendMoment(null, news);
  }

  eachPlace(visit: (playerId: string, x: number, y: number) => void): void {
    for (const { playerId, state } of this.#channels.all()) visit(playerId, state.x, state.y);
  }

  reward(playerId: string, reward: ServerReward): void {
    this.#reach.reward(playerId, reward);
  }

  friendMoved(playerIds: readonly string[]): void {
    this.#reach.friendMoved(playerIds);
  }

  onFriendMoved(listener: (playerId: string | null) => void): () => void {
    return this.#friendMoved.add(listener);
  }

  cardAsked(playerId: string): void {
    this.#reach.cardAsked(playerId);
  }

  onCardAsked(listener: (playerId: string) => void): () => void {
    return this.#cardAsked.add(listener);
  }

  async recheck(): Promise<void> {
    for (const { playerId } of this.#channels.all()) {
      await this.#channels.channelOf(playerId)?.looks.refresh(playerId);
    }
    await this.#admission.recheckAll();
  }

  honorChanged(playerId: string, honor: number): void {
    this.#reach.honorChanged(playerId, honor);
  }

  notify(to: string | readonly string[], kind: NotificationKind, text: string, notice: Notice): Promise<void> {
    return this.#reach.notify(to, kind, text, notice);
  }

  expel(playerId: string, refusal: HandshakeRefusal['code']): Promise<void> {
    return this.#reach.expel(playerId, refusal);
  }

  recentChat(): Promise<readonly ChatLine[]> {
    return this.#reach.recentChat();
  }

  redact(lineId: string): Promise<ChatLine | null> {
    return this.#reach.redact(lineId);
  }

  async close(): Promise<void> {
    this.#gate.close();
    this.#unsubscribeSessions();
    this.#channels.stop();
    this.#io.emit('server_closing', CLOSING_TEXT);
    await this.#positions.close();
    await closeConnections(this.#io);
  }
}
