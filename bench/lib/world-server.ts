/** A server on a filled world in its own process, and timed calls to it over HTTP on loopback. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PASSWORD } from '../../src/server/testing/test-server.ts';
import type { LoopReport, WorldMessage } from '../server/world-process.ts';
import type { Answer, Order, OrderedCall, Report } from './caller-thread.ts';
import { flags } from './flags.ts';
import type { World } from './seeded-world.ts';
import { summarise } from './statistics.ts';
import { type Row, short } from './table.ts';

const PROCESS = fileURLToPath(new URL('../server/world-process.ts', import.meta.url));
const CALLER = new URL('caller-thread.ts', import.meta.url);

interface CallOptions {
  /** The session key; default: none. */
  key?: string | null;
  /** Sent as JSON by POST; default: none. */
  body?: object | null;
  /** Without it the text of the answer is empty. Default: true. */
  isRead?: boolean;
}

export class WorldServer {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #databaseCpuMs: () => number;
  #databaseCpuAt: number;
  readonly #caller = new Worker(CALLER);
  readonly #waiting = new Map<number, Pick<PromiseWithResolvers<Answer[]>, 'resolve' | 'reject'>>();
  #calls = 0;

  static async start({ dataDir, env, databaseCpuMs }: World): Promise<WorldServer> {
    const child = fork(PROCESS, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const ended = once(child, 'exit').then(() => {
      throw new Error('the server ended before it was ready');
    });
    child.send({ dataDir, env });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [WorldMessage];
    if (message.type !== 'ready') throw new Error('the server did not say that it is ready');
    return new WorldServer(child, message.port, databaseCpuMs);
  }

  private constructor(child: ChildProcess, port: number, databaseCpuMs: () => number) {
    this.#child = child;
    this.#databaseCpuMs = databaseCpuMs;
    this.#databaseCpuAt = databaseCpuMs();
    this.port = port;
    this.#caller.on('message', (report: Report) => this.#answered(report));
  }

  /** The session key. */
  async signIn(username: string): Promise<string> {
    const body = { email: `${username}@example.org`, password: PASSWORD };
    const { text } = await this.call('/auth/sign-in/email', { body });
    const { token } = JSON.parse(text) as { token?: string };
    if (token === undefined) throw new Error(`${username} cannot sign in: ${text}`);
    return token;
  }

  async call(path: string, options: CallOptions): Promise<Answer> {
    const [answer] = await this.callAll([{ path, ...options }]);
    if (answer === undefined) throw new Error(`${path} has no answer`);
    return answer;
  }

  /** Makes the calls one after the other. Resolves to their answers when the last one has its own. */
  callAll(calls: readonly ({ path: string } & CallOptions)[]): Promise<Answer[]> {
    const id = this.#calls;
    this.#calls += 1;
    const { promise, resolve, reject } = Promise.withResolvers<Answer[]>();
    this.#waiting.set(id, { resolve, reject });
    const ordered = calls.map(({ path, key = null, body = null, isRead = true }): OrderedCall => {
      return { path, key, body: body === null ? null : JSON.stringify(body), isRead };
    });
    this.#caller.postMessage({ id, port: this.port, calls: ordered } satisfies Order, []);
    return promise;
  }

  #answered(report: Report): void {
    const waiting = this.#waiting.get(report.id);
    this.#waiting.delete(report.id);
    if ('answers' in report) waiting?.resolve(report.answers);
    else waiting?.reject(new Error(report.error));
  }

  /**
   * The longest time that the server's thread was blocked since the previous call of this function, and the processor
   * time used.
   */
  async loop(): Promise<LoopReport & { databaseCpuMs: number }> {
    const said = once(this.#child, 'message') as Promise<[WorldMessage]>;
    this.#child.send({ type: 'report' });
    const [message] = await said;
    if (message.type !== 'report') throw new Error('the server said something else');
    const before = this.#databaseCpuAt;
    this.#databaseCpuAt = this.#databaseCpuMs();
    return { ...message.report, databaseCpuMs: this.#databaseCpuAt - before };
  }

  async stop(): Promise<void> {
    await this.#caller.terminate();
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}

/** Calls of one kind. */
export interface Kind {
  kind: string;
  /** The `turn`th call, from 0. */
  path: (turn: number) => string;
  /** Number of rows of a response: for the table, and to check that it is not empty. */
  count: (reply: Record<string, unknown>) => number;
}

const WARM_CALLS = 3;
const CALLS = 20;
const ROUNDS = 3;

interface Round {
  times: number[];
  /** Processor time per call, of server and database. */
  cpuMs: number;
  stallMaxMs: number;
  load: number;
}

/**
 * Calls in sequence after some warm-up, in rounds over all kinds, so that a load peak of the machine affects only one
 * round of a kind. With `--best` the round with the lowest p95 counts. Throws when a call fails.
 */
export async function timeKinds(server: WorldServer, key: string, kinds: readonly Kind[]): Promise<Row[]> {
  const timed = kinds.map((kind) => ({ kind, rounds: [] as Round[], text: '' }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of timed) {
      const { text, ...found } = await timeRound(server, key, { path: one.kind.path, round });
      one.rounds.push(found);
      one.text = text;
    }
    console.log(`  round ${round + 1} of ${ROUNDS}, load ${load()}`);
  }
  return timed.map(({ kind: { kind, count }, rounds, text }) => {
    const counted = flags.isBest ? rounds.toSorted((a, b) => p95Of(a) - p95Of(b)).slice(0, 1) : rounds;
    const { p50, p95 } = summarise(counted.flatMap(({ times }) => times));
    return {
      kind,
      rows: count(JSON.parse(text) as Record<string, unknown>),
      KB: short(text.length / 1024),
      'ms p50': short(p50),
      'ms p95': short(p95),
      'cpu ms': short(Math.min(...rounds.map(({ cpuMs }) => cpuMs))),
      'stall ms': short(Math.max(0, ...counted.map(({ stallMaxMs }) => stallMaxMs))),
      load: short(Math.max(...counted.map((round) => round.load))),
    };
  });
}

const p95Of = ({ times }: Round): number => summarise(times).p95;

async function timeRound(
  server: WorldServer,
  key: string,
  { path, round }: { path: Kind['path']; round: number },
): Promise<Round & { text: string }> {
  const times: number[] = [];
  for (let turn = -WARM_CALLS; turn < CALLS; turn += 1) {
    if (turn === 0) await server.loop();
    const url = path(Math.abs(turn) + round * CALLS);
    const { status, ms } = await server.call(url, { key, isRead: false });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    if (turn >= 0) times.push(ms);
  }
  const { stallMaxMs, cpuMs, databaseCpuMs } = await server.loop();
  const { text } = await server.call(path(CALLS - 1 + round * CALLS), { key });
  return { times, cpuMs: (cpuMs + databaseCpuMs) / CALLS, stallMaxMs, load: load(), text };
}

/** Load of the machine: processes that want a processor, over the last minute. */
export const load = (): number => short(loadavg()[0] ?? 0);
