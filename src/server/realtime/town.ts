/**
 * The live town: connects wire, lobby and channels over one socket.io server, and implements what HTTP routes and the admin
 * commands need of it. Owns the lifetime of all of them; the process has one town.
 */
import { register as defaultRegistry } from 'prom-client';
import type { LanternNews, MomentNews } from '../../shared/realtime/lanterns.ts';
import type { Notice } from '../../shared/realtime/notices.ts';
import type { Push } from '../../shared/realtime/pushes.ts';
import { walkPlaceAt } from '../../shared/walks/walk.ts';
import { runtime } from '../runtime.ts';
import { Admission, closeConnections, type SocketData } from './admission.ts';
import { Channel, type ChannelObserver } from './channel/channel.ts';
import type { EventHandler } from './channel/events.ts';
import { townMetrics } from './channel/metrics.ts';
import { Positions } from './channel/positions.ts';
import type { Presence } from './channel/presence.ts';
import type { ChannelRegistry, Directory, Entry, World } from './directory/directory.ts';
import { oneProcess } from './directory/in-process.ts';
import { createReach } from './directory/reach.ts';
import { Farewells } from './farewells.ts';
import { type LocationGround, openLocations, requestsFor } from './open-locations.ts';
import { Relocation } from './relocation.ts';
import { served } from './served.ts';
import type { Town, TownDeps } from './town-deps.ts';
import { TownReach } from './town-reach.ts';
import { AddressGate } from './lobby/address-gate.ts';
import { type ChannelPlace, Channels } from './channels.ts';
import { watchClaims } from './claim-watch.ts';
import { Claims } from './lobby/claims.ts';
import { Connection } from './lobby/connection.ts';
import { HandshakeGate, type OpenLocation } from './lobby/handshake-gate.ts';
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

/** Opens the town on `httpServer`. Rejects when the file of a location cannot be read or is malformed. */
export async function startTown(deps: TownDeps): Promise<Town> {
  return new RunningTown(deps, await openLocations(deps));
}

/** A location that is served: its ground, and who directs players to its channels. */
interface ServedLocation extends LocationGround, Pick<OpenLocation, 'stay' | 'enter'> {
  registry: ChannelRegistry;
  placement: Placement;
  hasTownsfolk: boolean;
}

class RunningTown extends TownReach implements Town {
  readonly #now: () => number;
  readonly #io: TownServer<SocketData>;
  readonly #gate: HandshakeGate;
  readonly #raw: RawConnections;
  readonly #admission: Admission;
  readonly #channels: Channels;
  readonly #directory: Directory;
  readonly #positions: Positions;
  readonly #world: World;
  /** The town's own location, without the others. */
  readonly #home: string;
  readonly #locations = new Map<string, ServedLocation>();
  readonly #relocation: Relocation;
  readonly #farewells: Farewells;
  readonly #stopWatching: () => void;
  readonly #unsubscribeSessions: () => void;
  readonly #handlers = new Map<string, EventHandler>();

  constructor(deps: TownDeps, grounds: readonly [LocationGround, ...LocationGround[]]) {
    const { log, players, places, sessions, config, httpServer } = deps;
    const world = deps.world ?? oneProcess();
    const { directory, bus } = world;
    const [{ slug: home }] = grounds;
    const { rateLimitScale, plainClientsMax, hasTownsfolk, channelCapacity: capacity = Infinity } = config;
    super(createReach({ directory, bus, registryOf: (slug) => world.registryOf(slug), capacity, log }));
    this.#world = world;
    this.#home = home;
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
      playerIds: () => this.playerIds(),
      replaced: (playerId) => this.#admission.replaced(playerId),
    });
    const friendsOf = deps.friendsOf ?? (() => Promise.resolve([]));
    for (const ground of grounds) {
      const { slug } = ground;
      const registry = world.registryOf(slug);
      const placement = new Placement({
        capacity,
        hasChannels,
        registry,
        counts: () => this.#channels.counts(slug),
        channelOf: (playerId) => this.#channels.numberIn(slug, playerId),
        friendsOf,
        now,
      });
      this.#locations.set(slug, {
        ...ground,
        ...requestsFor(ground, grounds),
        registry,
        placement,
        hasTownsfolk: hasTownsfolk && slug === home,
      });
      registry.serve(() => placement.counts());
      registry.onLost((number) => void this.#renumber({ location: slug, number }));
    }
    const shared = { players, metrics, log, now, handlers: this.#handlers };
    const channels = new Channels({
      open: (place, town, observer) => {
        const { core, movement, seats } = this.#located(place.location);
        const positions = this.#positions.of(place.location);
        return new Channel({ ...shared, ...place, core, movement, seats, positions, town, observer });
      },
      observer: this.#observer(),
      first: isShared ? null : { location: home, number: 1 },
      closed: ({ location, number }) => this.#located(location).registry.close(number),
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
    this.#gate = new HandshakeGate({
      sessions,
      players,
      claims,
      save: (playerId) => this.#save(playerId),
      locationOf: (slug) => this.#locations.get(slug),
      log,
      now,
      rateLimitScale,
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
      const { location, player } = connection.arrival;
      this.#located(location).placement.release(player.id);
    });
    this.#unsubscribeSessions = sessions.onRevoked((accountId) => void this.#admission.recheckSession(accountId));
  }

  /** Only of locations whose slug passed the handshake. */
  #located(slug: string): ServedLocation {
    const location = this.#locations.get(slug);
    if (location === undefined) throw new RangeError(`the town does not serve ${slug}`);
    return location;
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
  async #renumber(place: ChannelPlace): Promise<void> {
    const { location, number } = place;
    const { placement, registry } = this.#located(location);
    placement.forget(number);
    if (!this.#channels.counts(location).some((count) => count.number === number)) return;
    const free = await registry.open();
    const channel = this.#channels.renumber(place, free);
    if (channel === null) return registry.close(free);
    for (const presence of channel.presences.all()) {
      const { arrival, link, hasJoined } = presence.connection;
      arrival.channel = free;
      if (arrival.hasChannels && hasJoined) link.emit('channel', free);
      void this.#directory.enter(entryOf(presence));
    }
  }

  /** The player is about to connect to another process, or goes through a door. */
  async #save(playerId: string): Promise<void> {
    const presence = this.#channels.of(playerId);
    if (presence === undefined) return;
    if (presence.connection.arrival.hasWalks) presence.followWalk(this.#now());
    this.#positions.of(presence.connection.arrival.location).changed(playerId, presence.state);
    await this.#positions.flush();
  }

  handle(event: string, handler: EventHandler): void {
    this.#handlers.set(event, handler);
  }

  placeOf(playerId: string): { x: number; y: number } | null {
    const presence = this.#channels.of(playerId);
    if (presence === undefined || presence.connection.arrival.location !== this.#home) return null;
    const place = { x: presence.state.x, y: presence.state.y };
    if (presence.connection.arrival.hasWalks) walkPlaceAt(presence.walk, this.#now(), place);
    return place;
  }

  playerIds(): readonly string[] {
    return Array.from(this.#channels.all(), ({ playerId }) => playerId);
  }

  isHere(playerId: string): boolean {
    return this.#channels.of(playerId) !== undefined;
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
    for (const { playerId, state, connection } of this.#channels.all())
      if (connection.arrival.location === this.#home) visit(playerId, state.x, state.y);
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
    return this.#world.nodes().some(({ locations, isDraining }) => locations.includes(this.#home) && !isDraining);
  }
}
