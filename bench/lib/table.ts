/** The rows that benches return, and the number format of their cells. */

export type Row = Record<string, string | number>;

export interface Table {
  /** The same in every run: baselines find a table by it. */
  name: string;
  title: string;
  rows: Row[];
}

/** The column that charts and baselines use: time of a row divided by ours. */
export const RATIO = 'times as long as ours';

/** Three significant digits. */
export const short = (value: number): number => Number(value.toPrecision(3));
