/** For tests: a program of the project as a child process, with its output and exit code. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { programFile } from './program-file.ts';

const SERVER_FOLDER = join(import.meta.dirname, '..');

export class Program {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  stdout = '';
  stderr = '';

  /**
   * `file` of src/server. The environment is `env` and the variables that Node needs. `before`: a command that replaces itself by the
   * command after it.
   */
  constructor(file: string, args: readonly string[], env: Record<string, string>, before: readonly string[] = []) {
    const needed = ['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    });
    const started = [process.execPath, programFile(join(SERVER_FOLDER, file)), ...args];
    const [command = process.execPath, ...rest] = [...before, ...started];
    this.#child = spawn(command, rest, {
      env: { ...Object.fromEntries(needed), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.#ended = once(this.#child, 'close').then(([code]) => code as number | null);
  }

  /** Resolves when standard output contains `text`. Rejects with the output when the process ends first. */
  async waitForOutput(text: string): Promise<void> {
    while (!this.stdout.includes(text)) {
      const nextOutput =
        this.#child.stdout === null ? Promise.reject(new Error('no output')) : once(this.#child.stdout, 'data');
      const hasEnded = await Promise.race([nextOutput.then(() => false), this.#ended.then(() => true)]);
      if (hasEnded && !this.stdout.includes(text)) throw new Error(`it ended: ${this.stdout}${this.stderr}`);
    }
  }

  /** Resolves to the exit code; null when a signal ended the process. */
  waitForExit(): Promise<number | null> {
    return this.#ended;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** For signals that do not end it. */
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }
}
