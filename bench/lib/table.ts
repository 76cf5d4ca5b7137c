/** The rows that benches return, and the number format of their cells. */

export type Row = Record<string, string | number>;

export interface Table {
  /** The same in every run: baselines find a table by it. */
  name: string;
  title: string;
  rows: Row[];
  /** Figures that a baseline keeps, besides ratios. */
  kept?: Kept;
}

export interface Kept {
  /** Columns that tell a row from the others. */
  keys: readonly string[];
  /** Columns with figures, and which of two figures is better. */
  better: Readonly<Record<string, 'less' | 'more'>>;
}

/** The column that charts and baselines use: time of a row divided by ours. */
export const RATIO = 'times as long as ours';

/** Three significant digits. */
export const short = (value: number): number => Number(value.toPrecision(3));
