/** The page at the end of a run of several benches: what each found, in a few lines, with missed aims and worse figures. Pure. */
import { RATIO, type Row, type Table } from './table.ts';

export interface BenchResult {
  name: string;
  ms: number;
  /** Empty when the bench failed. */
  tables: readonly Table[];
  /** Lines of figures that are worse than the baseline. */
  worse: readonly string[];
  /** Why it failed; null when it did not. */
  failure: string | null;
}

/** Tables of a bench and columns of a row that are shown. */
const TABLES_SHOWN = 6;
const COLUMNS_SHOWN = 5;
const NAME_WIDTH = 14;

/** One line for each bench, then its figures, missed aims and worse figures. */
export function summarisePage(results: readonly BenchResult[]): string {
  const lines = results.flatMap((result) => [headOf(result), ...detailsOf(result).map((line) => `    ${line}`)]);
  const failed = results.filter(({ failure }) => failure !== null).map(({ name }) => name);
  const missed = results.reduce((sum, { tables }) => sum + aimsOf(tables).filter((row) => !isReached(row)).length, 0);
  const worse = results.reduce((sum, one) => sum + one.worse.length, 0);
  const end = `${results.length} benches, ${missed} aims missed, ${worse} figures worse than the baseline`;
  return ['Summary', ...lines, failed.length === 0 ? end : `${end}, failed: ${failed.join(', ')}`].join('\n');
}

function headOf({ name, ms, tables, failure }: BenchResult): string {
  const head = `${name.padEnd(NAME_WIDTH)}${`${Math.round(ms / 1000)} s`.padStart(7)}`;
  if (failure !== null) return `${head}  failed: ${failure}`;
  const aims = aimsOf(tables);
  return aims.length === 0 ? head : `${head}  ${aims.filter(isReached).length} of ${aims.length} aims reached`;
}

function detailsOf({ tables, worse }: BenchResult): string[] {
  const shown = tables.filter(({ name, rows }) => name !== 'aims' && rows.length > 0);
  const left = shown.length - TABLES_SHOWN;
  return [
    ...shown.slice(0, TABLES_SHOWN).map(lineOf),
    ...(left > 0 ? [`and ${left} tables more`] : []),
    ...aimsOf(tables)
      .filter((row) => !isReached(row))
      .map(({ what, found, aim, outcome }) => `aim missed: ${what}: ${found}, ${aim} (${outcome})`),
    ...worse.map((line) => `worse: ${line}`),
  ];
}

/** With ratios: the other way that is nearest to ours. Without: the first figures of the last row, the largest of its kind. */
function lineOf({ name, rows }: Table): string {
  const others = rows.filter((row) => typeof row[RATIO] === 'number' && !String(row['way']).startsWith('ours'));
  const nearest = others.toSorted((a, b) => Number(a[RATIO]) - Number(b[RATIO]))[0];
  if (nearest !== undefined) return `${name}: ${nearest['way']} takes ${nearest[RATIO]} times as long`;
  const figures = Object.entries(rows.at(-1) ?? {}).slice(0, COLUMNS_SHOWN);
  return `${name}: ${figures.map(([column, value]) => `${column} ${value}`).join(', ')}`;
}

const aimsOf = (tables: readonly Table[]): readonly Row[] => tables.find(({ name }) => name === 'aims')?.rows ?? [];
const isReached = ({ outcome }: Row): boolean => outcome === 'reached';
