/**
 * For tests and benches: a private PostgreSQL on a free port, from the system's binaries, run by an unprivileged user.
 * Its data are removed at the end unless they are kept for a later one.
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
  /** Folder that an earlier server kept. The new one starts with a copy of its data. */
  from?: string;
  /** Server settings, such as `fsync=on` (default: off). */
  settings?: readonly string[];
}

export class PrivatePostgres {
  #process: ChildProcess;
  readonly #launch: () => Promise<ChildProcess>;
  readonly #folder: string;
  readonly #port: number;
  #databases = 0;

  /** Rejects with the server's output when it does not start. */
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
    const launch = async (): Promise<ChildProcess> => {
      const child = spawn(join(binaries, 'postgres'), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
      await readiness(child);
      return child;
    };
    return new PrivatePostgres({ process: await launch(), launch, folder, port });
  }

  private constructor(own: {
    process: ChildProcess;
    launch: () => Promise<ChildProcess>;
    folder: string;
    port: number;
  }) {
    const { process, launch, folder, port } = own;
    this.#process = process;
    this.#launch = launch;
    this.#folder = folder;
    this.#port = port;
  }

  /** Creates an empty database. @returns its URL. */
  async newDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `test_${this.#databases}`;
    return await createDatabase(this.url('postgres'), name);
  }

  /** Id of the server's main process. */
  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Kills it: its clients get no message. Its data stay. */
  async crash(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGQUIT');
    await ended;
  }

  /** After a crash: with the same data, on the same port. */
  async startAgain(): Promise<void> {
    this.#process = await this.#launch();
  }

  /** `keepIn`: folder for a copy of the data, for `from` of a later server. The copy is complete and on disk. */
  async stop({ keepIn }: { keepIn?: string } = {}): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGINT');
    await ended;
    if (keepIn !== undefined) copyFolder(join(this.#folder, 'data'), keepIn);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The URL of an existing database. */
  url(database: string): string {
    return `postgres://promenade@127.0.0.1:${this.#port}/${database}`;
  }
}

const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** Copies the data. PostgreSQL refuses a folder that other users can read or that another user owns. */
function takeOver(from: string, to: string, owner: { uid: number; gid: number } | null): void {
  copyFolder(from, to);
  chmodSync(to, 0o700);
  if (owner === null) return;
  for (const name of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(to, name), owner.uid, owner.gid);
  }
}

/** The user to run as when this process is root, which PostgreSQL refuses. */
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
