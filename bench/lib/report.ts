/** Prints a bench's tables and saves them in `bench/results/` with a description of the machine and a chart. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawChart } from './chart.ts';
import type { Table } from './table.ts';

const RESULTS = fileURLToPath(new URL('../results', import.meta.url));

/**
 * Prints to the console and writes `<name>.json`, and `<name>.svg` when there are ratios to draw. Returns the path of
 * the JSON file.
 */
export function report(name: string, tables: readonly Table[]): string {
  for (const { title, rows } of tables) {
    console.log(`\n${title}`);
    console.table(rows);
  }
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${name}.json`);
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  const body = { name, at: new Date().toISOString(), commit: readCommit(), machine, tables };
  writeFileSync(file, `${JSON.stringify(body, null, 2)}\n`);
  const chart = drawChart(tables);
  if (chart !== null) writeFileSync(join(RESULTS, `${name}.svg`), chart);
  return file;
}

/** Null outside a git work tree. */
function readCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
