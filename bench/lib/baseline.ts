/**
 * The ratios of an earlier run, stored in `bench/baseline/`, for comparison with a new run. Only ratios are compared:
 * times depend on the machine, ratios within one run do not.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawChart } from './chart.ts';
import { RATIO, type Table } from './table.ts';

const FOLDER = fileURLToPath(new URL('../baseline', import.meta.url));
/** A library is reported when its ratio has fallen by more than this share. */
const TOLERANCE = 0.2;

type Ratios = Record<string, Record<string, number>>;

/** Keyed by the names of tables and ways, because titles contain counts and versions. */
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

/** Saves this run as the baseline, with its chart; returns the file's path. */
export function saveBaseline(name: string, tables: readonly Table[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(ratiosOf(tables), null, 2)}\n`);
  const chart = drawChart(tables);
  if (chart !== null) writeFileSync(join(FOLDER, `${name}.svg`), chart);
  return file;
}

/** One line for each library that is clearly nearer to ours than in the baseline; none without a baseline. */
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
