/**
 * The live town: connects wire, lobby and channels over one socket.io server, and implements what HTTP routes and the admin
 * commands need of it. Owns the lifetime of all of them; the process has one town.
 */
import { readFile } from 'node:fs/promises';
import { register as defaultRegistry } from 'prom-client';
import type { LanternNews, MomentNews } from '../../shared/realtime/lanterns.ts';
import type { Notice } from '../../shared/realtime/notices.ts';
import type { Push } from '../../shared/realtime/pushes.ts';
import { readTownPlaces, type Seat } from '../../shared/rules/places.ts';
import { LOCATION_SLUG, type LocationData } from '../../shared/rules/town.ts';
import { type Ground, hashText } from '../../shared/walks/ground.ts';
import { walkPlaceAt } from '../../shared/walks/walk.ts';
import { runtime } from '../runtime.ts';
import { Admission, closeConnections, type SocketData } from './admission.ts';
import { Channel, type ChannelObserver } from './channel/channel.ts';
import type { EventHandler } from './channel/events.ts';
import { townMetrics } from './channel/metrics.ts';
import { Positions } from './channel/positions.ts';
import type { Presence } from './channel/presence.ts';
import { MovementAuthority } from './channel/walks.ts';
import type { ChannelRegistry, Directory, Entry, World } from './directory/directory.ts';
import { oneProcess } from './directory/in-process.ts';
import { createReach } from './directory/reach.ts';
import { Farewells } from './farewells.ts';
import { Relocation } from './relocation.ts';
import { served } from './served.ts';
import type { Town, TownDeps } from './town-deps.ts';
import { TownReach } from './town-reach.ts';
import { AddressGate } from './lobby/address-gate.ts';
import { Channels } from './channels.ts';
import { watchClaims } from './claim-watch.ts';
import { Claims } from './lobby/claims.ts';
import { Connection } from './lobby/connection.ts';
import { HandshakeGate } from './lobby/handshake-gate.ts';
import { Placement } from './lobby/placement.ts';
import { RawConnections } from './lobby/raw-connections.ts';
import { townClock } from './town-clock.ts';
import { ClientLink } from './wire/link.ts';
import { openServer, type TownServer } from './wire/server.ts';
import { sentence, type SentenceData } from '../../shared/rules/sentence.ts';
import { textOf } from '../sentences.ts';

export { isForTown } from './wire/server.ts';
export type { Town, TownDeps } from './town-deps.ts';

const CLOSING_TEXT = textOf(sentence('theServerIsRestartingYou'));

const entryOf = ({ playerId, connection: { arrival } }: Presence): Entry => ({
  playerId,
  epoch: arrival.claim.epoch,
  tabId: arrival.tabId,
  location: arrival.location,
  channel: arrival.channel,
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

class RunningTown extends TownReach implements Town {
  readonly #now: () => number;
  readonly #io: TownServer<SocketData>;
  readonly #gate: HandshakeGate;
  readonly #raw: RawConnections;
  readonly #admission: Admission;
  readonly #channels: Channels;
  readonly #placement: Placement;
  readonly #directory: Directory;
  readonly #positions: Positions;
  readonly #world: World;
  readonly #location: string;
  readonly #registry: ChannelRegistry;
  readonly #relocation: Relocation;
  readonly #farewells: Farewells;
  readonly #stopWatching: () => void;
  readonly #unsubscribeSessions: () => void;
  readonly #handlers = new Map<string, EventHandler>();

  constructor(deps: TownDeps, { movement, ground, seats }: TownGround) {
    const { log, players, places, sessions, config, httpServer, core } = deps;
    const world = deps.world ?? oneProcess();
    const { directory, bus } = world;
    const { location = LOCATION_SLUG } = deps;
    const registry = world.registryOf(location);
    const { rateLimitScale, plainClientsMax, hasTownsfolk, channelCapacity: capacity = Infinity } = config;
    super(createReach({ directory, bus, location, registry, capacity, log }));
    this.#world = world;
    this.#location = location;
    this.#registry = registry;
    this.#directory = directory;
    const isShared = deps.world !== undefined && config.nodePath != null;
    const hasChannels = isShared || Number.isFinite(capacity);
    const now = deps.now ?? townClock(runtime);
    const metrics = townMetrics(deps.registry ?? defaultRegistry);
    const claims = new Claims(places);
    this.#now = now;
    this.#raw = new RawConnections({
      gate: new AddressGate({ now, rateLimitScale }),
      addressOf: deps.addressOf ?? (({ socket }) => socket.remoteAddress ?? ''),
      now,
      metrics,
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
    this.#stopWatching = watchClaims({
      places,
      claims,
      log,
      isAway: () => world.isAway(),
      onUncertain: (listener) => directory.onUncertain(listener),
      playerIds: () => Array.from(channels.all(), ({ playerId }) => playerId),
      replaced: (playerId) => this.#admission.replaced(playerId),
    });
    const shared = { players, positions: this.#positions, core, movement, seats, metrics, log, now };
    const channels = new Channels({
      open: (number, town, observer) =>
        new Channel({ ...shared, location, number, town, handlers: this.#handlers, observer }),
      observer: this.#observer(),
      first: isShared ? null : 1,
      closed: (number) => registry.close(number),
      metrics,
      whisper: async (toId, whisper) => {
        const outcome = await bus.whisper(toId, whisper);
        const { fromId, from } = whisper;
        if (outcome === 'absent') this.whispersMissed.call({ fromId, from, toId });
        return outcome;
      },
      prove: deps.prove,
      wallNow: () => runtime.now(),
    });
    this.#channels = channels;
    this.#placement = new Placement({
      capacity,
      hasChannels,
      registry,
      counts: () => channels.counts(),
      channelOf: (playerId) => channels.channelOf(playerId)?.number ?? null,
      friendsOf: deps.friendsOf ?? (() => Promise.resolve([])),
      now,
    });
    const placement = this.#placement;
    registry.serve(() => placement.counts());
    registry.onLost((number) => void this.#renumber(number));
    this.#gate = new HandshakeGate({
      sessions,
      players,
      claims,
      placement,
      log,
      now,
      rateLimitScale,
      hasTownsfolk,
      location,
      ground,
      hasChannels,
      hasReports: deps.prove !== undefined,
    });
    this.#admission = new Admission({
      gate: this.#gate,
      channels,
      sessions,
      metrics,
      isAway: () => world.isAway(),
      log,
      plainClientsMax,
    });
    bus.listen(
      served({
        channels,
        nodeName: config.nodeName ?? '',
        expel: (playerId, code) => this.#admission.expel(playerId, code),
        kick: (playerId, reason) => this.#admission.kick(playerId, reason),
        friendMoved: (playerId) => this.friendsMoved.call(playerId),
        cardAsked: (playerId) => this.cardsAsked.call(playerId),
        save: (playerId) => this.#save(playerId),
        prove: deps.prove,
      }),
    );
    directory.onSuperseded(({ playerId, epoch, tabId }) => this.#admission.superseded(playerId, epoch, tabId));
    directory.onUncertain(() => this.friendsMoved.call(null));
    this.#farewells = new Farewells({ directory, log, gone: (id) => this.gone.call({ id }) });
    this.#relocation = new Relocation({ presences: () => channels.all(), save: (playerId) => this.#save(playerId) });
    world.onDraining((isDraining) => {
      if (isDraining) this.#relocation.start();
      else this.#relocation.stop();
    });
    world.onFrozen(() => {
      // Others serve these players by now. Those who are still here reconnect at once.
      for (const { connection } of channels.all()) connection.link.cut();
    });
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
        this.joined.call({ id: playerId, hasPushes: arrival.hasPushes });
      },
      entered: ({ playerId, user }) => {
        const known = this.#farewells.takeKnown(playerId);
        if (known === 'new') this.entered.call({ id: playerId, username: user.username });
        else if (known === 'left') this.returned.call({ id: playerId });
      },
      left: (presence) => {
        const { playerId } = presence;
        const leaving = this.#directory.leave(entryOf(presence));
        this.left.call({ id: playerId });
        this.#farewells.left(playerId, leaving);
      },
      gestured: (gesture) => this.gestured.call(gesture),
      said: ({ playerId }) => this.said.call({ id: playerId }),
    };
  }

  async #arrived(presence: Presence): Promise<void> {
    const entering = this.#directory.enter(entryOf(presence));
    await this.#farewells.came(presence.playerId, entering);
  }

  /** Another process serves a channel with the number. The channel here gets another number, and its players stay in it. */
  async #renumber(number: number): Promise<void> {
    this.#placement.forget(number);
    if (!this.#channels.counts().some((count) => count.number === number)) return;
    const free = await this.#registry.open();
    const channel = this.#channels.renumber(number, free);
    if (channel === null) return this.#registry.close(free);
    for (const presence of channel.presences.all()) {
      const { arrival, link, hasJoined } = presence.connection;
      arrival.channel = free;
      if (arrival.hasChannels && hasJoined) link.emit('channel', free);
      void this.#directory.enter(entryOf(presence));
    }
  }

  /** The player is about to connect to another process. */
  async #save(playerId: string): Promise<void> {
    const presence = this.#channels.of(playerId);
    if (presence === undefined) return;
    if (presence.connection.arrival.hasWalks) presence.followWalk(this.#now());
    this.#positions.changed(playerId, presence.state);
    await this.#positions.flush();
  }

  handle(event: string, handler: EventHandler): void {
    this.#handlers.set(event, handler);
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

  sendHere(playerId: string | null, said: SentenceData, notice: Notice): void {
    for (const presence of this.#channels.all()) {
      const { connection } = presence;
      if (connection.hasJoined && (playerId ?? presence.playerId) === presence.playerId)
        connection.notify('system', said, notice);
    }
  }

  eachPlace(visit: (playerId: string, x: number, y: number) => void): void {
    for (const { playerId, state } of this.#channels.all()) visit(playerId, state.x, state.y);
  }

  async recheck(): Promise<void> {
    for (const { playerId } of this.#channels.all()) {
      await this.#channels.channelOf(playerId)?.looks.refresh(playerId);
    }
    await this.#admission.recheckAll();
  }

  async close(): Promise<void> {
    this.#gate.close();
    await this.#world.drain(null, true);
    await this.#relocation.finish(this.#othersTakePlayers());
    this.#farewells.stop();
    this.#stopWatching();
    this.#unsubscribeSessions();
    this.#channels.stop();
    this.#io.emit('server_closing', CLOSING_TEXT);
    await this.#positions.close();
    await closeConnections(this.#io);
  }

  #othersTakePlayers(): boolean {
    return this.#world.nodes().some(({ locations, isDraining }) => locations.includes(this.#location) && !isDraining);
  }
}
