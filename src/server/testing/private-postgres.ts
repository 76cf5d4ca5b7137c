/**
 * For tests: a PostgreSQL of our own on a free port, from the binaries of the system, run by an unprivileged user. Data
 * go with it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/** Folder of `initdb` and `postgres`, the newest version's, or null. */
export function findPostgres(): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a));
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

const versionOf = (folder: string): number => Number(folder.split('/')[4]);

export class PrivatePostgres {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #port: number;
  #databases = 0;

  /** Rejects with the server's own words when it does not start. */
  static async start(binaries: string): Promise<PrivatePostgres> {
    const owner = unprivilegedUser();
    const folder = mkdtempSync(join(tmpdir(), 'promenade-pg-'));
    if (owner !== null) chownSync(folder, owner.uid, owner.gid);
    const as = { ...owner, cwd: '/' };
    const data = join(folder, 'data');
    const initialise = ['--auth=trust', '--username=promenade', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), [...initialise, '-D', data], { ...as, stdio: 'pipe' });
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(binaries, 'postgres'), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    await readiness(child);
    return new PrivatePostgres(child, folder, port);
  }

  private constructor(process: ChildProcess, folder: string, port: number) {
    this.#process = process;
    this.#folder = folder;
    this.#port = port;
  }

  /** The address of a new, empty database. */
  async newDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `test_${this.#databases}`;
    const client = new Client({ connectionString: this.#url('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.#url(name);
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGINT');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #url(database: string): string {
    return `postgres://promenade@127.0.0.1:${this.#port}/${database}`;
  }
}

/** PostgreSQL refuses to run as root: then whom to be instead. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = (line ?? '').split(':');
  if (uid === undefined || gid === undefined) throw new Error('there is no user postgres or nobody to run it as');
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function readiness(child: ChildProcess): Promise<void> {
  if (child.stderr === null) throw new Error('PostgreSQL has no output to read');
  const said: string[] = [];
  const lines = createInterface(child.stderr);
  for await (const line of lines) {
    said.push(line);
    if (line.includes('ready to accept connections')) {
      child.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}
