/** Lists for the operator's terminal. Pure. */

/** Lines of cells, in columns as wide as their widest cell. The first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const MINUTE_LENGTH = 16;

/** UTC, like `2026-11-27 06:28`. */
export const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, MINUTE_LENGTH).replace('T', ' ');

/** One line without characters that control a terminal: texts of players are printed. */
export const plain = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ');
