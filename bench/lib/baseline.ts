/**
 * The ratios of an earlier run, kept in `bench/baseline/`, to hold a new run against. Ratios alone are compared: times
 * belong to a machine, ratios within one run carry over.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawChart } from './chart.ts';
import { RATIO, type Table } from './table.ts';

const FOLDER = fileURLToPath(new URL('../baseline', import.meta.url));
/** A peer that has come this much nearer to ours than it was is worth a look. */
const TOLERANCE = 0.2;

type Ratios = Record<string, Record<string, number>>;

/** By the names of tables and ways: titles hold counts and versions that change. */
function ratiosOf(tables: readonly Table[]): Ratios {
  return Object.fromEntries(
    tables.map(({ name, rows }) => [
      name,
      Object.fromEntries(
        rows.flatMap((row): [string, number][] =>
          typeof row[RATIO] === 'number' ? [[String(row.way), row[RATIO]]] : [],
        ),
      ),
    ]),
  );
}

/** Makes this run the baseline, with its chart beside it; returns the file's path. */
export function saveBaseline(name: string, tables: readonly Table[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(ratiosOf(tables), null, 2)}\n`);
  const chart = drawChart(tables);
  if (chart !== null) writeFileSync(join(FOLDER, `${name}.svg`), chart);
  return file;
}

/** A line for every peer that is clearly nearer to ours than in the baseline; none when there is no baseline. */
export function compareWithBaseline(name: string, tables: readonly Table[]): string[] {
  const file = join(FOLDER, `${name}.json`);
  if (!existsSync(file)) return [];
  const before = JSON.parse(readFileSync(file, 'utf8')) as Ratios;
  return Object.entries(ratiosOf(tables)).flatMap(([table, ratios]) =>
    Object.entries(ratios).flatMap(([way, ratio]) => {
      const earlier = before[table]?.[way];
      if (earlier === undefined || ratio >= earlier * (1 - TOLERANCE)) return [];
      return [`${way}: ${ratio} times as long as ours, was ${earlier}`];
    }),
  );
}
