/**
 * For tests and benches: a private Redis on a free port, from the system's binary, without a copy of its data on disk. It can be
 * killed, frozen and started again on the same port.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

const DATABASES = 256;

function findRedis(): string {
  const found = findProgram('redis-server');
  if (found === null) throw new Error('Redis is not installed (apt-get install redis-server)');
  return found;
}

export class PrivateRedis {
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | null = null;
  #databases = 0;

  /** Rejects with the server's output when it does not start. */
  static async start(): Promise<PrivateRedis> {
    const redis = new PrivateRedis(mkdtempSync(join(tmpdir(), 'promenade-redis-')), await freePort());
    await redis.startAgain();
    return redis;
  }

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /** URL of a database that no earlier call returned. */
  newDatabase(): string {
    this.#databases += 1;
    return `redis://127.0.0.1:${this.#port}/${this.#databases % DATABASES}`;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  async startAgain(): Promise<void> {
    const settings = { port: this.#port, bind: '127.0.0.1', dir: this.#folder, databases: DATABASES, save: '""' };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(findRedis(), args, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = child;
    await readiness(child);
  }

  /** All data are lost. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** It keeps its connections and does not answer. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function readiness(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('Redis has no output to read');
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    if (line.includes('Ready to accept connections')) {
      child.stdout.resume();
      return;
    }
  }
  throw new Error(`Redis did not start:\n${said.join('\n')}`);
}
