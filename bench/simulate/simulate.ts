/**
 * `npm run bench simulate`: seeds of a simulated world, or with `--faults` the faults that it must find. Prints each failing seed
 * with its last lines, and the command that replays it.
 */
import { fileURLToPath } from 'node:url';
import { flags } from '../lib/flags.ts';
import { type Row, short, type Table } from '../lib/table.ts';
import { faultPatches, findFaults } from './fault-patches.ts';
import { runSeeds } from './seeds.ts';
import type { SeedResult } from './simulation.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Share of the faults that must be found. */
const FOUND_SHARE = 28 / 30;

export async function benchSimulate(): Promise<Table[]> {
  if (flags.isFaults) return [await faultsTable()];
  if (flags.seed !== null) return [await replayTable(flags.seed)];
  const startMs = performance.now();
  const { results, problem } = await runSeeds({ root: ROOT, from: 1, count: flags.seeds });
  const elapsedS = (performance.now() - startMs) / 1000;
  for (const result of results) explain(result);
  if (problem !== null) fail(`Seed ${results.length + 1} has no result: ${problem}`);
  await repeatLast(results);
  const sum = (of: (result: SeedResult) => number): number => results.reduce((total, one) => total + of(one), 0);
  const row: Row = {
    seeds: results.length,
    failing: results.filter(({ violation }) => violation !== null).length,
    acts: sum(({ acts }) => acts),
    'lives of the server': sum(({ lives }) => lives),
    'lines of traces': sum(({ lines }) => lines),
    'real s a seed': short(elapsedS / Math.max(1, results.length)),
  };
  return [{ name: 'seeds', title: 'Simulated worlds', rows: [row] }];
}

/** The last seed again in a process of its own: its trace must be the same. */
async function repeatLast(results: readonly SeedResult[]): Promise<void> {
  const last = results.at(-1);
  if (last === undefined) return;
  const again = await runSeeds({ root: ROOT, from: last.seed, count: 1 });
  const hash = again.results[0]?.hash;
  if (hash !== last.hash) fail(`Seed ${last.seed} has another trace when it runs again: ${last.hash}, ${String(hash)}`);
}

async function replayTable(seed: number): Promise<Table> {
  const show = flags.isVerbose ? { show: (line: string) => console.log(line) } : {};
  const { results, problem } = await runSeeds({ root: ROOT, from: seed, count: 1, ...show });
  for (const result of results) explain(result);
  if (problem !== null) fail(problem);
  const rows = results.map(({ hash, lines, lives, acts }) => ({ seed, hash, lines, lives, acts }));
  return { name: 'seed', title: `Seed ${seed}`, rows };
}

async function faultsTable(): Promise<Table> {
  const patches = faultPatches().filter(({ name }) => flags.only?.includes(name) ?? true);
  const rows = await findFaults(patches, flags.seeds, (line) => console.log(line));
  const found = rows.filter((row) => row.found === 'yes').length;
  const due = Math.ceil(patches.length * FOUND_SHARE);
  console.log(`${found} of ${rows.length} faults are found; at least ${due} must be.`);
  if (found < due) fail('Too few faults are found.');
  return { name: 'faults', title: 'Faults of the product that the simulation finds', rows };
}

function explain({ seed, violation, last }: SeedResult): void {
  if (violation === null) return;
  const { rule, detail, atMs } = violation;
  const lines = last.map((line) => `  ${line}`).join('\n');
  fail(`Seed ${seed} breaks the rule "${rule}" after ${atMs / 1000} s: ${detail}\n${lines}`);
  console.log(`Replay: npm run bench simulate -- --seed ${seed} --verbose`);
}

function fail(text: string): void {
  console.log(text);
  process.exitCode = 1;
}
