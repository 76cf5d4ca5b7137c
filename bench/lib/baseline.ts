/**
 * Figures of an earlier run, stored in `bench/baseline/`, for comparison with a new run: ratios, which do not depend on
 * the machine, and the figures that a table names, which hold for one machine only.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Figures, figuresToKeep, findWorse } from './baseline-figures.ts';
import { drawChart } from './chart.ts';
import type { Table } from './table.ts';

const FOLDER = fileURLToPath(new URL('../baseline', import.meta.url));

/** Saves this run as the baseline, with its chart; tables that were not measured keep their figures. Returns the path. */
export function saveBaseline(name: string, tables: readonly Table[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ ...read(file), ...figuresToKeep(tables) }, null, 2)}\n`);
  const chart = drawChart(tables);
  if (chart !== null) writeFileSync(join(FOLDER, `${name}.svg`), chart);
  return file;
}

/** One line for each figure that is clearly worse than in the baseline; none without a baseline. */
export function compareWithBaseline(name: string, tables: readonly Table[]): string[] {
  return findWorse(read(join(FOLDER, `${name}.json`)), tables);
}

const read = (file: string): Figures => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {});
