/**
 * For tests: a complete server with its own data folder, cheap password hashes and a map without walls. `stop` ends
 * everything that it starts.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type PromenadeServer, type ServerOptions } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import type { PasswordCost } from '../domains/login/passwords.ts';
import { createLog } from '../log.ts';
import type { LocationInfo } from '../../engine/core/types.ts';
import type { WalkingCore } from '../realtime/channel/walks.ts';
import { fixtureArtHost } from './art-fixture.ts';

/** The minimum that argon2 accepts. */
export const TEST_PASSWORD_COST: PasswordCost = { memoryKib: 64, iterations: 1 };
export const PASSWORD = 'lantern-light-1';

/** A data folder that is removed after the test. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'promenade-test-'));

const DATABASE_FILE = 'promenade.db';
/** The file of an empty, migrated database. Made once for each process: migrating takes half of a start. */
let migratedFile: Promise<Uint8Array> | null = null;

async function migrateOnce(): Promise<Uint8Array> {
  const folder = temporaryFolder();
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    await database.close();
    return readFileSync(join(folder, DATABASE_FILE));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A new data folder with a migrated database. */
async function migratedFolder(): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, DATABASE_FILE), await (migratedFile ??= migrateOnce()), { mode: 0o600 });
  return folder;
}

function testConfig(dataDir: string, env: Record<string, string> = {}): Config {
  return readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:4300',
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'silent',
    ...env,
  });
}

export interface SignedIn {
  username: string;
  email: string;
  key: string;
  /** `name=value` of the session cookie */
  cookie: string;
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestServerOptions {
  /** Default: a new temporary one. */
  dataDir?: string;
  env?: Record<string, string>;
  server?: Partial<ServerOptions>;
}

/** Starts a server with a separate database. */
export type StartServer = (options?: TestServerOptions) => Promise<TestServer>;

export class TestServer {
  readonly dataDir: string;
  readonly server: PromenadeServer;

  static async start(options: TestServerOptions = {}): Promise<TestServer> {
    const isOnSqlite = options.env?.DATABASE_URL === undefined;
    const dataDir = options.dataDir ?? (isOnSqlite ? await migratedFolder() : temporaryFolder());
    const server = await createServer({
      config: testConfig(dataDir, options.env),
      art: () => fixtureArtHost(),
      core: openGround,
      log: createLog('silent'),
      root: dataDir,
      passwordCost: TEST_PASSWORD_COST,
      ...options.server,
    });
    return new TestServer(dataDir, server);
  }

  private constructor(dataDir: string, server: PromenadeServer) {
    this.dataDir = dataDir;
    this.server = server;
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<Reply> {
    return toReply(await this.server.app.inject({ method: 'GET', url, headers }));
  }

  async post(url: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
    return toReply(await this.server.app.inject({ method: 'POST', url, payload: body, headers }));
  }

  async delete(url: string, headers: Record<string, string> = {}): Promise<Reply> {
    return toReply(await this.server.app.inject({ method: 'DELETE', url, headers }));
  }

  /** The value of a sample such as `name{label="value"}`. Throws when `/metrics` does not have it. */
  async metric(sample: string): Promise<number> {
    const lines = String((await this.get('/metrics')).body.text).split('\n');
    const line = lines.find((one) => one.startsWith(`${sample} `));
    if (line === undefined) throw new Error(`there is no sample ${sample}`);
    return Number(line.slice(sample.length + 1));
  }

  register(username: string, change: Record<string, unknown> = {}): Promise<Reply> {
    return this.post('/game-api/register', {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      gender: 1,
      ...change,
    });
  }

  async signIn(email: string, password = PASSWORD): Promise<Reply> {
    return await this.post('/auth/sign-in/email', { email, password });
  }

  /** Registers and signs in. */
  async newPlayer(username: string): Promise<SignedIn> {
    const email = `${username}@example.org`;
    const registered = await this.register(username);
    const signedIn = await this.signIn(email);
    if (registered.status !== 200 || signedIn.status !== 200) {
      throw new Error(JSON.stringify([registered.body, signedIn.body]));
    }
    return { username, email, key: String(signedIn.body.token), cookie: sessionCookie(signedIn) };
  }

  /** The newest mail of the outbox, after all are written. Throws when there is none. */
  async lastMail(): Promise<Buffer> {
    await this.server.mailer.idle();
    const folder = join(this.dataDir, 'outbox');
    const name = readdirSync(folder).toSorted().at(-1);
    if (name === undefined) throw new Error('the outbox is empty');
    return readFileSync(join(folder, name));
  }

  /** `keepData`: keeps the folder for a later server. */
  async stop({ keepData = false } = {}): Promise<void> {
    await this.server.close();
    if (!keepData) rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** `name=value` of the session cookie that a reply sets; throws when it sets none. */
export function sessionCookie(reply: Reply): string {
  const set = [reply.headers['set-cookie'] ?? []].flat().map(String);
  const cookie = set.find((text) => text.includes('session_token='));
  if (cookie === undefined) throw new Error('no session cookie was set');
  return cookie.split(';')[0] ?? '';
}

function toReply(response: { statusCode: number; payload: string; headers: Reply['headers'] }): Reply {
  const isJson = String(response.headers['content-type']).includes('json');
  const body = (isJson ? JSON.parse(response.payload) : { text: response.payload }) as Record<string, unknown>;
  return { status: response.statusCode, body, headers: response.headers };
}

const SPAWN = { x: 500, y: 600 };

/** No walls: these tests do not check movement. */
export function openGround(): Promise<WalkingCore> {
  const ground: LocationInfo = { cornerCount: 0, engine: 'exact', isBaked: false, spawnPoints: [SPAWN] };
  return Promise.resolve({
    setLocation: () => ground,
    ready: () => Promise.resolve(ground),
    isWalkable: () => true,
    nearestWalkable: (x, y) => ({ x, y }),
    pathLength: (from, to) => Math.hypot(to.x - from.x, to.y - from.y),
    findTurns: (from, to) => [from.x, from.y, to.x, to.y],
    slide: () => new Float64Array(),
  });
}
