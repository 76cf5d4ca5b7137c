/**
 * For tests of a world of several processes: a signed-in player, who calls one process and connects to another one, past the proxy, and
 * what a client learns of whispers and friends. Owns the clients until `leaveAll`.
 */
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { FEATURE_CHANNELS, FEATURE_NODES } from '../../shared/realtime/channels.ts';
import type { PlayerEntry, ServerToClientEvents } from '../../shared/realtime/events.ts';
import { FEATURE_CODES } from '../../shared/realtime/notices.ts';
import { FEATURE_PUSHES, type Push } from '../../shared/realtime/pushes.ts';
import { FEATURE_REWARDS } from '../../shared/realtime/rewards.ts';
import { LOCATION_SLUG, MOVE_THROTTLE_MS } from '../../shared/rules/town.ts';
import { sendAdminRequest } from '../admin/socket.ts';
import { callWorld, newPlayer } from './cluster-calls.ts';
import type { Cluster, ClusterProcess } from './cluster.ts';
import { type TestClient, waitForEvent } from './town-fixture.ts';

const STEP_PX = 20;

type Process = Pick<ClusterProcess, 'url' | 'dataDir'>;

const clients: TestClient[] = [];

export function leaveAll(): void {
  for (const client of clients.splice(0)) client.disconnect();
}

/** A connection to where the world said. */
export interface Visit {
  client: TestClient;
  path: string;
  channel: number;
  names: string[];
  self: PlayerEntry | undefined;
}

interface EnterOptions {
  pushed?: (push: Push) => void;
  noted?: ServerToClientEvents['notification_message'];
  tabId?: string;
  /** Slug; the town by default. */
  location?: string;
  throughDoor?: boolean;
}

/** One of several connections of a player at the same time. */
export interface Racer {
  client: TestClient;
  hasJoined: boolean;
  /** That it was replaced, or refused. */
  knowsEnd: boolean;
  ended: Promise<void>;
}

/** A signed-in player, who calls and enters any process. */
export class ClusterPlayer {
  readonly username: string;
  readonly #key: string;
  /** Of the world's proxy. */
  readonly #url: string;

  /** Registers at one process and signs in at another; the session holds in each. */
  static async create(
    { url, processes }: Pick<Cluster, 'url' | 'processes'>,
    username: string,
  ): Promise<ClusterPlayer> {
    const [one, two] = processes.filter(({ role }) => role === 'api');
    if (one === undefined) throw new Error('the world has no process for the API');
    return new ClusterPlayer(url, username, await newPlayer(one, username, two ?? one));
  }

  private constructor(url: string, username: string, key: string) {
    this.#url = url;
    this.username = username;
    this.#key = key;
  }

  get<Body>(at: Process, path: string): Promise<Body> {
    return this.#call<Body>(at, 'GET', path);
  }

  post<Body>(at: Process, path: string, body: object = {}): Promise<Body> {
    return this.#call<Body>(at, 'POST', path, body);
  }

  /** Rejects when the handshake is refused. The listeners get what comes together with `join_room`, too. */
  async enter(
    { url }: Process,
    { pushed, noted, tabId, location = LOCATION_SLUG, throughDoor }: EnterOptions = {},
  ): Promise<TestClient> {
    const features = [FEATURE_CODES, FEATURE_REWARDS, ...(pushed === undefined ? [] : [FEATURE_PUSHES])];
    const auth = { serverSessionKey: this.#key, location, features, throughDoor, ...(tabId && { tabId }) };
    const client: TestClient = io(url, { auth, forceNew: true, reconnection: false, transports: ['websocket'] });
    clients.push(client);
    if (pushed !== undefined) client.on('pushed', pushed);
    if (noted !== undefined) client.on('notification_message', noted);
    const refused = new Promise<never>((_, reject) => void client.once('connect_error', reject));
    await Promise.race([waitForEvent(client, 'join_room'), refused]);
    return client;
  }

  /** Asks where to connect and enters there by the proxy, as the page does. */
  async enterByWay(asked: Process, wish: { channel?: number } = {}, tabId?: string): Promise<Visit> {
    const body = { channel: wish.channel ?? null, lost: null };
    const way = await this.post<{ path: string; channel: number | null }>(asked, '/channels/place', body);
    const features = [FEATURE_CHANNELS, FEATURE_NODES];
    const auth = {
      serverSessionKey: this.#key,
      location: LOCATION_SLUG,
      features,
      channel: way.channel,
      ...(tabId && { tabId }),
    };
    const options = { auth, forceNew: true, reconnection: false, path: `${way.path}/socket.io/` };
    const client: TestClient = io(this.#url, { ...options, transports: ['polling', 'websocket'] });
    clients.push(client);
    const joined = waitForEvent(client, 'join_room');
    const [channel] = await waitForEvent(client, 'channel');
    const entries = JSON.parse(String((await joined)[0])) as PlayerEntry[];
    const names = entries.map(({ user }) => user.username);
    const self = entries.find(({ user }) => user.username === this.username);
    return { client, path: way.path, channel: Number(channel), names, self };
  }

  /** Connects, and walks: without Redis an older connection learns by a refused save that it is replaced. `ended` resolves when it is known what became of the handshake. */
  race({ url }: Process): Racer {
    const auth = { serverSessionKey: this.#key, location: LOCATION_SLUG };
    const client: TestClient = io(url, { auth, forceNew: true, reconnection: false, transports: ['websocket'] });
    clients.push(client);
    const racer: Racer = { client, hasJoined: false, knowsEnd: false, ended: Promise.resolve() };
    const end = (): void => {
      racer.knowsEnd = true;
    };
    client.on('replaced', end);
    client.on('join_room', (players, selfId) => {
      racer.hasJoined = true;
      const own = (JSON.parse(String(players)) as PlayerEntry[]).find(({ socketId }) => socketId === selfId);
      let x = own?.state.x ?? 0;
      const y = own?.state.y ?? 0;
      const timer = setInterval(() => client.emit('move', (x += STEP_PX), y, 1), MOVE_THROTTLE_MS);
      client.on('disconnect', () => clearInterval(timer));
    });
    racer.ended = new Promise((resolve) => {
      client.on('connect', resolve);
      client.on('connect_error', () => {
        end();
        resolve();
      });
    });
    return racer;
  }

  async #call<Body>({ url }: Process, method: string, path: string, body?: object): Promise<Body> {
    const { status, text } = await callWorld({ url, key: this.#key }, method, path, body);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status} ${text}`);
    return JSON.parse(text) as Body;
  }
}

/** Runs an administrator's command by the socket of a process, as `npm run admin` does. */
export async function admin({ dataDir }: Process, ...argv: string[]): Promise<void> {
  const answer = await sendAdminRequest(dataDir, { argv, requestId: randomUUID() });
  if (answer?.ok !== true) throw new Error(answer?.text ?? `no server uses ${dataDir}`);
}

/** What became of a whisper, for its sender. */
export function outcomeOf(client: TestClient, line: string): Promise<string> {
  const arrived = waitForEvent(client, 'whisper', (_, text) => line.endsWith(text)).then(() => 'arrived');
  const refused = waitForEvent(client, 'notification_message', isOwnNotice).then(([, , notice]) => notice?.code ?? '');
  client.emit('chat', line);
  return Promise.race([arrived, refused]);
}

/** Whether a notice is meant for the player: tests beside this one announce things to the whole world. */
export const isOwnNotice = (...[, , notice]: Parameters<ServerToClientEvents['notification_message']>): boolean =>
  notice?.code !== 'announcement';

/** The friends in the town, as a client knows them from its pushes. */
export function friendsIn(pushes: readonly Push[]): ReadonlySet<string> {
  let known = new Set<string>();
  for (const { friends, came = [], left = [] } of pushes) {
    known = new Set([...(friends ?? known), ...came]);
    for (const name of left) known.delete(name);
  }
  return known;
}
