/**
 * For tests: a running town on a real HTTP server with real sockets, players held in memory and a small map of
 * rectangles. The test controls the clock, so that speed checks need no real time.
 */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import * as parser from 'socket.io-parser';
import type { Core, Point } from '../../engine/core/types.ts';
import { loadCore, readCoreStamp } from '../../engine/node/load-core.ts';
import type {
  ClientToServerEvents,
  PlayerEntry,
  PlayerState,
  ServerToClientEvents,
} from '../../shared/realtime/events.ts';
import type { Seat } from '../../shared/rules/places.ts';
import { COLLIDER_SCALE_PX, LOCATION_SLUG, type LocationData } from '../../shared/rules/town.ts';
import type { ClaimRequest, PlayerRecord } from '../ports.ts';
import { doorTo } from './door-fixture.ts';
import { ENTRY, keyOf, MemoryWorld } from './memory-world.ts';
import { startTown, type Town, type TownDeps } from '../realtime/town.ts';

export type TestClient = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Bounds of the walkable map. A wall crosses its middle and leaves a gap at the bottom. */
const GROUND = { left: 100, right: 5000, top: 300, bottom: 900 };
export const WALL = { left: 2000, right: 2100, top: 300, bottom: 700 };
export const SPAWN: Point = { x: ENTRY.x, y: ENTRY.y };
/** Players who enter are at this seat. */
export const SEAT: Seat = {
  key: 'bench',
  place: 'here',
  at: { x: SPAWN.x, y: SPAWN.y - 12 },
  stand: SPAWN,
  view: 0,
  kind: 'bench',
};

/** How another process claims a player in the town. */
export const TOWN_CLAIM: ClaimRequest = { location: LOCATION_SLUG, doors: [], open: [LOCATION_SLUG] };

/** A second location: where its door is in the town, and where one leaves it. */
export const ROOM = { slug: 'room', door: { x: 700, y: 400 }, exit: { x: 300, y: 800 } };

/** One core for all towns of a test file, which run one after the other. */
let core: Promise<Core> | null = null;

/** The core with the map above. */
export async function townCore(): Promise<Core> {
  core ??= loadCore();
  const loaded = await core;
  loaded.setLocation(locationData());
  return loaded;
}

export class TownFixture {
  readonly world = new MemoryWorld();
  readonly registry = new Registry();
  http: Server;
  #town: Town | null = null;
  readonly #folder: string;
  readonly #config: TownDeps['config'];
  readonly #links: TownDeps['world'];
  readonly #clients: TestClient[] = [];
  #nowMs = 1_000_000;

  /** `rateLimitScale` multiplies the limits of connections; default 1. `links` connects it with other processes. */
  static async start(options: Partial<TownDeps['config']> = {}, links?: TownDeps['world']): Promise<TownFixture> {
    const http = await listen(0);
    const folder = await mkdtemp(join(tmpdir(), 'promenade-town-'));
    await writeFile(join(folder, 'location.json'), JSON.stringify(locationData()));
    await writeFile(join(folder, 'room.json'), JSON.stringify(roomData()));
    const config = { rateLimitScale: 1, plainClientsMax: 300, hasTownsfolk: true, corsOrigins: [], ...options };
    const fixture = new TownFixture(http, folder, config, links);
    await fixture.open();
    return fixture;
  }

  private constructor(http: Server, folder: string, config: TownDeps['config'], links: TownDeps['world']) {
    this.http = http;
    this.#links = links;
    this.#folder = folder;
    this.#config = config;
  }

  get town(): Town {
    if (this.#town === null) throw new Error('the town is not open');
    return this.#town;
  }

  async open(): Promise<void> {
    let opened = 0;
    this.#town = await startTown({
      httpServer: this.http,
      config: this.#config,
      log: pino({ level: 'silent' }),
      sessions: this.world,
      players: this.world,
      places: this.world,
      ...(this.#links && { world: this.#links }),
      core: () => (opened++ === 0 ? townCore() : loadCore()),
      coreStamp: await readCoreStamp(),
      locations: [
        { slug: LOCATION_SLUG, locationFile: join(this.#folder, 'location.json') },
        { slug: ROOM.slug, locationFile: join(this.#folder, 'room.json') },
      ],
      registry: this.registry,
      now: () => this.#nowMs,
    });
  }

  /** Closes the town and starts a new one at the same address, as a restart does. */
  async reopen(): Promise<void> {
    const { port } = this.http.address() as AddressInfo;
    await this.#closeHttp();
    this.http = await listen(port);
    await this.open();
  }

  pass(ms: number): void {
    this.#nowMs += ms;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  connect(auth: unknown, options: Partial<ManagerOptions & SocketOptions> = {}): TestClient {
    const client: TestClient = io(this.url, {
      auth: auth as Record<string, unknown>,
      forceNew: true,
      reconnection: false,
      transports: ['websocket', 'polling'],
      ...options,
    });
    this.#clients.push(client);
    return client;
  }

  /** A player who left the server in the room, at its door if no `place` is given. */
  inside(player: PlayerRecord, place?: PlayerState): PlayerRecord {
    this.world.move(player, ROOM.slug, LOCATION_SLUG, place ?? null);
    return player;
  }

  /** Connects a player and waits for `join_room`. */
  async enter(player: PlayerRecord, extra: EnterOptions = {}): Promise<Visitor> {
    const { options, ...auth } = extra;
    const client = this.connect({ serverSessionKey: keyOf(player), location: LOCATION_SLUG, ...auth }, options);
    const [players, selfId, location, features] = await waitForEvent(client, 'join_room');
    return { client, selfId, location, features, players: JSON.parse(String(players)) as PlayerEntry[] };
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.disconnect();
    await this.town.close();
    await this.#closeHttp();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #closeHttp(): Promise<void> {
    const closed = once(this.http, 'close');
    this.http.close();
    this.http.closeAllConnections();
    await closed;
  }
}

async function listen(port: number): Promise<Server> {
  const http = createServer((_, response) => response.writeHead(404).end());
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  return http;
}

export interface EnterOptions {
  /** Slug; the town by default. */
  location?: string;
  /** Through the door to it. */
  throughDoor?: boolean;
  channel?: number;
  tabId?: string;
  features?: string[];
  options?: Partial<ManagerOptions & SocketOptions>;
}

export interface Visitor {
  client: TestClient;
  selfId: string;
  location: string;
  features: string[];
  players: PlayerEntry[];
}

type Events = ServerToClientEvents & {
  packet(bytes: Uint8Array): void;
  connect(): void;
  connect_error(error: Error & { data?: unknown }): void;
  disconnect(reason: string): void;
};

/** The arguments of the next `event` that satisfies `isWanted`. */
export function waitForEvent<Name extends keyof Events>(
  client: TestClient,
  event: Name,
  isWanted: (...args: Parameters<Events[Name]>) => boolean = () => true,
): Promise<Parameters<Events[Name]>> {
  return new Promise((resolve) => {
    const listen = (...args: Parameters<Events[Name]>): void => {
      if (!isWanted(...args)) return;
      client.off(event as 'chat', listen as never);
      resolve(args);
    };
    client.on(event as 'chat', listen as never);
  });
}

/** For clients with batched moves: emits every binary message outside of events as the event `packet`. */
class PacketDecoder extends parser.Decoder {
  /** Whether the next binary message belongs to an event. */
  #isAttachmentDue = false;

  override add(message: unknown): void {
    if (typeof message === 'string' || this.#isAttachmentDue) {
      this.#isAttachmentDue = typeof message === 'string' && message.startsWith('51-');
      return super.add(message);
    }
    this.emitReserved('decoded', { type: parser.PacketType.EVENT, nsp: '/', data: ['packet', message] });
  }
}
export const packetParser = { ...parser, Decoder: PacketDecoder };

/** Collects every later `event` in order. Read the array after an event that the server sends later. */
export function collect<Name extends keyof Events>(client: TestClient, event: Name): Parameters<Events[Name]>[] {
  const all: Parameters<Events[Name]>[] = [];
  client.on(event as 'chat', ((...args: Parameters<Events[Name]>) => all.push(args)) as never);
  return all;
}

function locationData(): LocationData {
  const inUnits = (box: typeof GROUND): Point[] =>
    [
      { x: box.left, y: box.top },
      { x: box.right, y: box.top },
      { x: box.right, y: box.bottom },
      { x: box.left, y: box.bottom },
    ].map(({ x, y }) => ({ x: x / COLLIDER_SCALE_PX, y: y / COLLIDER_SCALE_PX }));
  return {
    Colliders: { Position: { x: 0, y: 0 }, Scale: { x: 1, y: 1 }, Paths: [inUnits(GROUND), inUnits(WALL)] },
    SpawnPoints: [{ x: SPAWN.x / COLLIDER_SCALE_PX, y: SPAWN.y / COLLIDER_SCALE_PX }],
    Seats: [SEAT, { ...SEAT, key: 'elsewhere', stand: { x: 3000, y: 600 } }],
    Doors: [doorTo(ROOM.slug, ROOM.door)],
  };
}

/** A room without walls. */
function roomData(): LocationData {
  const { Colliders, SpawnPoints } = locationData();
  const [ground = []] = Colliders.Paths;
  const doors = [doorTo(LOCATION_SLUG, ROOM.exit)];
  return { Colliders: { ...Colliders, Paths: [ground] }, SpawnPoints, Doors: doors };
}
