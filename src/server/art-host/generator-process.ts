/**
 * Runs the art generator as a child process. Restarts it with exponential back-off after a crash and ends it with the
 * server. Owns the process and the restart timer.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BaseLogger } from 'pino';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { backoffMs } from '../../shared/runtime/timing.ts';
import { runtime } from '../runtime.ts';
import { GENERATOR_ENV } from '../../shared/art/generator-env.ts';
import { type ArtMessage, artMessage } from './art-messages.ts';

export type ArtLog = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

export interface GeneratorOptions {
  cacheDir: string;
  log: ArtLog;
  /** The generator's script; default `src/art/cli.ts`. */
  script?: string;
  /** Renders only what is requested, at normal priority, and ends when nothing is requested for a while. */
  isForRequests?: boolean;
  /** Delay before the first restart, doubled after each crash up to `RESTART_MAX_MS`; default 1000. */
  restartMs?: number;
  onMessage: (message: ArtMessage) => void;
  /** Called after each start, before any message. */
  onStart: () => void;
  /** The process ended. `isComplete`: all jobs ran; otherwise `crashes` is the number of consecutive crashes. */
  onEnd: (end: { isComplete: boolean; crashes: number }) => void;
}

const CLI = fileURLToPath(new URL('../../art/cli.ts', import.meta.url));
const RESTART_MS = 1000;
const RESTART_MAX_MS = 60_000;
const ERROR_TAIL_CHARS = 2000;

export class GeneratorProcess {
  readonly #options: GeneratorOptions;
  #child: ChildProcess | null = null;
  #cancelRestart: Cancel | null = null;
  #crashes = 0;
  #isClosed = false;

  constructor(options: GeneratorOptions) {
    this.#options = options;
  }

  start(): void {
    const { cacheDir, script, isForRequests, onStart } = this.#options;
    this.#cancelRestart?.();
    this.#cancelRestart = null;
    const child = fork(script ?? CLI, ['--cache', cacheDir, ...(isForRequests ? ['--requests'] : [])], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
      env: { ...process.env, ...GENERATOR_ENV, NODE_COMPILE_CACHE: join(cacheDir, 'code') },
    });
    this.#child = child;
    let errorOutput = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errorOutput = (errorOutput + text).slice(-ERROR_TAIL_CHARS);
    });
    child.on('message', (message) => this.#receive(message));
    child.on('error', (error) => {
      errorOutput += error.message;
    });
    child.once('close', (code, signal) => this.#handleEnd(code, signal, errorOutput.trim()));
    onStart();
  }

  /** Whether a process runs or will be restarted. */
  isActive(): boolean {
    return this.#child !== null || this.#cancelRestart !== null;
  }

  /** Asks for an output with priority. Does nothing while no process runs. */
  prioritise(path: string): void {
    if (this.#child?.connected) this.#child.send({ type: 'prioritise', path });
  }

  /** Another process has rendered the output. Does nothing while no process runs. */
  markRendered(path: string): void {
    if (this.#child?.connected) this.#child.send({ type: 'rendered', path });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelRestart?.();
    const child = this.#child;
    if (child === null) return;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill('SIGKILL');
    await ended;
  }

  #receive(message: unknown): void {
    const parsed = artMessage.safeParse(message);
    if (!parsed.success) return this.#options.log.warn({ message }, 'the art generator sent an invalid message');
    if (parsed.data.type === 'done' || parsed.data.type === 'fresh') this.#crashes = 0;
    this.#options.onMessage(parsed.data);
  }

  #handleEnd(code: number | null, signal: string | null, errorOutput: string): void {
    const { log, onEnd, restartMs = RESTART_MS } = this.#options;
    this.#child = null;
    if (this.#isClosed) return;
    if (code === 0) {
      if (errorOutput !== '') log.warn({ errorOutput }, 'the art generator finished with errors');
      return onEnd({ isComplete: true, crashes: 0 });
    }
    const delayMs = backoffMs(runtime, { firstMs: restartMs, maxMs: RESTART_MAX_MS }, this.#crashes++);
    log.error({ code, signal, errorOutput, delayMs }, 'the art generator crashed and will restart');
    this.#cancelRestart = runtime.setTimeout(() => this.start(), delayMs);
    onEnd({ isComplete: false, crashes: this.#crashes });
  }
}
