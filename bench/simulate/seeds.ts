/** Runs seeds in a process of their own, from a source tree, and reads their results. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { SeedResult } from './simulation.ts';

export interface SeedsRequest {
  /** Folder of the sources. */
  root: string;
  from: number;
  count: number;
  /** Virtual seconds of each seed. */
  seconds?: number;
  /** Stops after the first seed with a violation. */
  isFirst?: boolean;
  /** Receives each line of the trace. */
  show?: (line: string) => void;
  /** The process is killed after this. */
  limitMs?: number;
}

export interface SeedsReport {
  results: SeedResult[];
  /** Why there are fewer results than seeds: what the process printed last, or that it did not end. Null: there are not. */
  problem: string | null;
}

const LIMIT_MS = 600_000;
const KEPT_CHARS = 2000;

export function runSeeds(request: SeedsRequest): Promise<SeedsReport> {
  const { root, from, count, seconds, isFirst = false, show, limitMs = LIMIT_MS } = request;
  const args = [
    join(root, 'bench/simulate/seeds-process.ts'),
    `--from=${from}`,
    `--count=${count}`,
    ...(seconds === undefined ? [] : [`--seconds=${seconds}`]),
    ...(isFirst ? ['--first'] : []),
    ...(show === undefined ? [] : ['--verbose']),
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const results: SeedResult[] = [];
  let errors = '';
  child.stderr.on('data', (chunk) => (errors = `${errors}${String(chunk)}`.slice(-KEPT_CHARS)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{"seed":')) results.push(JSON.parse(line) as SeedResult);
    else show?.(line);
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limitMs);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      const isWhole = results.length === count || (isFirst && results.at(-1)?.violation != null);
      const problem = isLate ? `no end within ${limitMs / 1000} s` : errors.trim() || 'the process ended early';
      resolve({ results, problem: isWhole ? null : problem });
    });
  });
}
