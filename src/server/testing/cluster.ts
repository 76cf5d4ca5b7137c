/**
 * For tests and benches: a world of several server processes with a private PostgreSQL, Redis and nginx. Each of them can be
 * killed, frozen, stopped and started again. `stop` ends all of them.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from './child-process.ts';
import { findPostgres } from './find-postgres.ts';
import { lastingPort } from './free-port.ts';
import { PrivateNginx } from './private-nginx.ts';
import { PrivatePostgres } from './private-postgres.ts';
import { PrivateRedis } from './private-redis.ts';

type Role = 'town' | 'api' | 'jobs';

/** Names, roles and ports of the example configurations. */
const EXAMPLE: readonly { name: string; role: Role; port: number }[] = [
  { name: 'town-1', role: 'town', port: 3001 },
  { name: 'town-2', role: 'town', port: 3002 },
  { name: 'town-3', role: 'town', port: 3003 },
  { name: 'api-1', role: 'api', port: 3011 },
  { name: 'api-2', role: 'api', port: 3012 },
  { name: 'jobs-1', role: 'jobs', port: 3021 },
];

export interface ClusterOptions {
  /** Names of the example's processes that are started; default: all. nginx knows the others as well, and they do not answer. */
  names?: readonly string[];
  /** Of these, the ones that the test starts itself. */
  later?: readonly string[];
  /** File of src/server; default: the server of the tests. */
  program?: string;
  env?: Record<string, string>;
  /** Settings of PostgreSQL. */
  postgres?: readonly string[];
}

export class ClusterProcess {
  readonly name: string;
  readonly role: Role;
  readonly port: number;
  readonly dataDir: string;
  readonly #file: string;
  readonly #env: Record<string, string>;
  #program: Program | null = null;
  /** Output of ended processes of this name. */
  #earlier = '';

  constructor(
    own: { name: string; role: Role; port: number; folder: string; file: string },
    env: Record<string, string>,
  ) {
    this.name = own.name;
    this.role = own.role;
    this.port = own.port;
    this.dataDir = join(own.folder, own.name);
    this.#file = own.file;
    const rootDir = join(own.folder, `${own.name}-root`);
    mkdirSync(rootDir);
    const names = {
      ROLE: own.role,
      NODE_NAME: own.name,
      DATA_DIR: this.dataDir,
      PORT: String(own.port),
      TEST_FOLDER: rootDir,
    };
    this.#env = { ...env, ...names };
  }

  /** Its variables. */
  get env(): Readonly<Record<string, string>> {
    return this.#env;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** At which clients connect to it by the proxy. */
  get path(): string {
    return `/t/${this.name}`;
  }

  get pid(): number {
    return this.#program?.pid ?? 0;
  }

  /** Whether it ended by itself. */
  get hasEnded(): boolean {
    return this.#program?.hasEnded ?? false;
  }

  /** Whether it was ended, or has not started yet. */
  get isDown(): boolean {
    return this.#program === null;
  }

  /** What it and its predecessors wrote, except the line that it is running. */
  get complaints(): string[] {
    const { stdout = '', stderr = '' } = this.#program ?? {};
    return `${this.#earlier}${stdout}\n${stderr}`
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('Promenade is running at'));
  }

  async start(change: Record<string, string> = {}): Promise<void> {
    const program = new Program(this.#file, [], { ...this.#env, ...change });
    this.#program = program;
    await program.waitForOutput('Promenade is running at');
  }

  /** Players whom it serves. */
  async playersOnline(): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const counts = [...text.matchAll(/^promenade_channel_players\{.*\} (\d+)$/gm)];
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  }

  freeze(): void {
    this.#program?.signal('SIGSTOP');
  }

  thaw(): void {
    this.#program?.signal('SIGCONT');
  }

  /** SIGKILL, or SIGTERM for an orderly end. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const program = this.#program;
    if (program === null) return null;
    this.#program = null;
    const code = await program.kill(signal);
    this.#earlier += `${program.stdout}\n${program.stderr}\n`;
    return code;
  }
}

export class Cluster {
  readonly postgres: PrivatePostgres;
  readonly redis: PrivateRedis;
  readonly nginx: PrivateNginx;
  readonly databaseUrl: string;
  readonly processes: readonly ClusterProcess[];
  readonly #folder: string;

  static async start(options: ClusterOptions = {}): Promise<Cluster> {
    const { names, later = [], program, env = {}, postgres: settings = [] } = options;
    const binaries = findPostgres();
    if (binaries === null) throw new Error('PostgreSQL is not installed (apt-get install postgresql)');
    const ports = new Map<number, number>();
    for (const { port } of EXAMPLE) ports.set(port, await lastingPort());
    const [postgres, redis, nginx] = await Promise.all([
      PrivatePostgres.start(binaries, { settings }),
      PrivateRedis.start(),
      PrivateNginx.start({ ports }),
    ]);
    const folder = mkdtempSync(join(tmpdir(), 'promenade-cluster-'));
    const databaseUrl = await postgres.newDatabase();
    const shared = {
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.newDatabase(),
      AUTH_SECRET: 'a-secret-that-all-processes-share',
      UPLOADS_DIR: join(folder, 'uploads'),
      PUBLIC_URL: nginx.url,
      TRUST_PROXY: '1',
      ...env,
    };
    const processes = EXAMPLE.filter(({ name }) => names?.includes(name) ?? true).map(({ name, role, port }) => {
      const own = { name, role, port: ports.get(port) ?? port, folder, file: program ?? 'testing/server-process.ts' };
      return new ClusterProcess(own, shared);
    });
    const cluster = new Cluster({ postgres, redis, nginx, databaseUrl, processes, folder });
    try {
      // All at once, on an empty database.
      await Promise.all(processes.filter(({ name }) => !later.includes(name)).map((one) => one.start()));
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  private constructor(
    parts: Pick<Cluster, 'postgres' | 'redis' | 'nginx' | 'databaseUrl' | 'processes'> & { folder: string },
  ) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.nginx = parts.nginx;
    this.databaseUrl = parts.databaseUrl;
    this.processes = parts.processes;
    this.#folder = parts.folder;
  }

  get url(): string {
    return this.nginx.url;
  }

  get towns(): readonly ClusterProcess[] {
    return this.processes.filter(({ role }) => role === 'town');
  }

  /** Throws for a process that was not started. */
  get(name: string): ClusterProcess {
    const found = this.processes.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no process ${name}`);
    return found;
  }

  /** By the path that the world says. */
  townAt(path = ''): ClusterProcess {
    return this.get(path.slice('/t/'.length));
  }

  /** Starts all processes that were ended or are to start later. */
  async startDown(): Promise<void> {
    await Promise.all(this.processes.filter(({ isDown }) => isDown).map((one) => one.start()));
  }

  async stop(): Promise<void> {
    this.redis.thaw();
    for (const one of this.processes) one.thaw();
    await Promise.all(this.processes.map((one) => one.end('SIGTERM')));
    await Promise.all([this.nginx.stop(), this.redis.stop(), this.postgres.stop()]);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
