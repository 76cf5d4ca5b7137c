/**
 * Starts child processes for the scripts. Commands of packages are started by the launcher, so that they run on the
 * pinned Node.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fromRoot, ROOT } from './root.ts';

export interface RunResult {
  /** Exit code; 130 when a signal ended the process. */
  code: number;
  /** stdout and stderr in order of arrival; empty with `isShown`. */
  output: string;
}

export interface RunOptions {
  env?: Record<string, string | undefined>;
  /** Print the output immediately instead of collecting it. */
  isShown?: boolean;
  cwd?: string;
}

/** Arguments for `process.execPath` that run a package's command. */
export function packageCommand(name: string, ...args: string[]): string[] {
  return [fromRoot('scripts/launch.mjs'), '--bin', name, ...args];
}

/** Runs Node with these arguments until it exits. Never rejects: a command that cannot be started has code 1. */
export function runNode(args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, args, options);
}

/**
 * Runs a command until it exits. Never rejects: a command that cannot be started has code 1 and the error as output.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: options.isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    endWithUs(child);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), output }));
  });
}

const running = new Set<ChildProcess>();
let isWatching = false;

/** A child process must not outlive the script: a signal to the script also ends its children. */
function endWithUs(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
  if (isWatching) return;
  isWatching = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const one of running) one.kill('SIGTERM');
      process.exitCode = 130;
      setImmediate(() => process.kill(process.pid, signal));
    });
  }
}
