/** What a baseline keeps of a run's tables, and which figures of a later run are clearly worse. */
import { RATIO, type Row, type Table } from './table.ts';

/** Table, then row and column, then figure. */
export type Figures = Record<string, Record<string, number>>;

/** A figure is reported when it is worse by more than this share. */
const TOLERANCE = 0.2;

interface Figure {
  label: string;
  value: number;
  better: 'less' | 'more';
}

/** Keyed by the names of tables and rows, because titles contain counts and versions. Tables without figures are left out. */
export function figuresToKeep(tables: readonly Table[]): Figures {
  const entries = tables.map((table): [string, Record<string, number>] => [
    table.name,
    Object.fromEntries(figuresOf(table).map(({ label, value }) => [label, value])),
  ]);
  return Object.fromEntries(entries.filter(([, figures]) => Object.keys(figures).length > 0));
}

/** One line for each figure that is worse than `before` by more than a fifth. Figures of one run only are left out. */
export function findWorse(before: Figures, tables: readonly Table[]): string[] {
  return tables.flatMap((table) =>
    figuresOf(table).flatMap(({ label, value, better }) => {
      const earlier = before[table.name]?.[label];
      if (earlier === undefined) return [];
      const isWorse = better === 'less' ? value > earlier * (1 + TOLERANCE) : value < earlier * (1 - TOLERANCE);
      return isWorse ? [`${table.name}, ${label}: ${value}, was ${earlier}`] : [];
    }),
  );
}

function figuresOf({ rows, kept }: Table): Figure[] {
  return rows.flatMap((row) => {
    const figures: Figure[] = [];
    if (typeof row[RATIO] === 'number') figures.push({ label: String(row.way), value: row[RATIO], better: 'more' });
    for (const [column, better] of Object.entries(kept?.better ?? {})) {
      const value = row[column];
      if (typeof value === 'number')
        figures.push({ label: `${nameOf(row, kept?.keys ?? [])}: ${column}`, value, better });
    }
    return figures;
  });
}

const nameOf = (row: Row, keys: readonly string[]): string => keys.map((key) => String(row[key])).join(', ');
