/** A started program of a browser with a folder of its own; both end with `end`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const START_LIMIT_MS = 60_000;
const END_LIMIT_MS = 5000;

export const newProfile = (name: string): string => mkdtempSync(join(tmpdir(), `promenade-${name}-`));

export class Program {
  readonly #child: ChildProcess;
  readonly #profile: string;
  readonly #lines: string[] = [];
  readonly #listeners = new Set<(line: string) => void>();

  constructor(
    file: string,
    args: readonly string[],
    { profile, env = {} }: { profile: string; env?: NodeJS.ProcessEnv },
  ) {
    this.#profile = profile;
    // A process group of its own, because these programs start others.
    this.#child = spawn(file, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    process.once('exit', this.#kill);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      let rest = '';
      stream?.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.#take(line);
      });
    }
  }

  #take(line: string): void {
    this.#lines.push(line);
    for (const listener of this.#listeners) listener(line);
  }

  onLine(listener: (line: string) => void): void {
    this.#listeners.add(listener);
  }

  /** The first group of a pattern in its output. @throws with the output when the program ends or a minute has passed. */
  async findLine(pattern: RegExp): Promise<string> {
    const found = Promise.withResolvers<string>();
    const fail = (): void => found.reject(new Error(`no line ${pattern}:\n${this.#lines.slice(-30).join('\n')}`));
    const test = (line: string): void => {
      const [, group] = pattern.exec(line) ?? [];
      if (group !== undefined) found.resolve(group);
    };
    const timer = setTimeout(fail, START_LIMIT_MS);
    this.#child.once('exit', fail).once('error', fail);
    this.#lines.forEach(test);
    this.#listeners.add(test);
    try {
      return await found.promise;
    } finally {
      clearTimeout(timer);
      this.#child.off('exit', fail).off('error', fail);
      this.#listeners.delete(test);
    }
  }

  /** Ends it and what it started, and removes its folder. */
  async end(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid !== undefined && exitCode === null && signalCode === null) {
      const ended = once(this.#child, 'exit');
      process.kill(-pid, 'SIGTERM');
      const timer = setTimeout(this.#kill, END_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    }
    this.#kill();
    process.off('exit', this.#kill);
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  readonly #kill = (): void => {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // None of them runs any more.
    }
  };
}
