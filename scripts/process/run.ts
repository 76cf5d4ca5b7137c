/**
 * Starts the commands that the scripts are made of. Packages' commands are started through the launcher, so that they
 * run on the pinned Node however npm linked them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fromRoot, ROOT } from './root.ts';

export interface RunResult {
  /** Exit code; 128 and more when a signal ended it. */
  code: number;
  /** stdout and stderr in the order they came; empty when they were shown instead. */
  output: string;
}

export interface RunOptions {
  env?: Record<string, string | undefined>;
  /** Show the output while it comes instead of collecting it. */
  isShown?: boolean;
  cwd?: string;
}

/** Arguments for `process.execPath` that run a package's command. */
export function packageCommand(name: string, ...args: string[]): string[] {
  return [fromRoot('scripts/launch.mjs'), '--bin', name, ...args];
}

/** Runs Node with these arguments to its end. Never rejects: what cannot be started has code 1. */
export function runNode(args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, args, options);
}

/** Runs a command to its end. Never rejects: what cannot be started has code 1 and the error as its output. */
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

/** What we started must not outlive us: a stopped script ends its commands and waits for them. */
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
