/**
 * For tests and benches: a PostgreSQL of our own on a free port, from the binaries of the system, run by an unprivileged
 * user. Data go with it, unless they are kept for another to begin with.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, constants, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { createDatabase } from './postgres-database.ts';

export interface PostgresOptions {
  /** Folder that an earlier one kept: begins with a copy of its data. */
  from?: string;
  /** Such as `fsync=on`, which is off otherwise. */
  settings?: readonly string[];
}

export class PrivatePostgres {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #port: number;
  #databases = 0;

  /** Rejects with the server's own words when it does not start. */
  static async start(binaries: string, { from, settings = [] }: PostgresOptions = {}): Promise<PrivatePostgres> {
    const owner = unprivilegedUser();
    const folder = mkdtempSync(join(tmpdir(), 'promenade-pg-'));
    if (owner !== null) chownSync(folder, owner.uid, owner.gid);
    const as = { ...owner, cwd: '/' };
    const data = join(folder, 'data');
    if (from === undefined) {
      const initialise = ['--auth=trust', '--username=promenade', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
      execFileSync(join(binaries, 'initdb'), [...initialise, '-D', data], { ...as, stdio: 'pipe' });
    } else {
      takeOver(from, data, owner);
    }
    const port = await freePort();
    const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
    const args = ['-D', data, '-p', String(port), ...[...own, ...settings].flatMap((setting) => ['-c', setting])];
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
    return await createDatabase(this.url('postgres'), name);
  }

  /** Id of the process that all its others are children of. */
  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** `keepIn` is where the data are copied to, as `from` of a later one; all of them are on disk then. */
  async stop({ keepIn }: { keepIn?: string } = {}): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGINT');
    await ended;
    if (keepIn !== undefined) copyFolder(join(this.#folder, 'data'), keepIn);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The address of a database that is there. */
  url(database: string): string {
    return `postgres://promenade@127.0.0.1:${this.#port}/${database}`;
  }
}

const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** It refuses a folder that others may look into, or that is not its own. */
function takeOver(from: string, to: string, owner: { uid: number; gid: number } | null): void {
  copyFolder(from, to);
  chmodSync(to, 0o700);
  if (owner === null) return;
  for (const name of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(to, name), owner.uid, owner.gid);
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
