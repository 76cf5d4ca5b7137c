/** A move on a board of FLOW of six by six, from the names of its cells: "ruby, row 1, column 2". Pure. */

const SIZE = 6;

export interface NamedSwap {
  /** Name of the cell that moves. */
  cell: string;
  /** Name of its neighbour, to the right or below. */
  other: string;
  key: 'ArrowRight' | 'ArrowDown';
}

/** The gem in the name of a cell. */
export const gemOfCell = (name: string): string => name.replace(/, row \d, column \d$/, '');

/** The first swap that makes three of a kind, row by row. @throws when there is none. */
export function findSwap(names: readonly string[]): NamedSwap {
  const gems = names.map(gemOfCell);
  const isLine = (board: readonly string[], at: number, step: number): boolean => {
    const cells = [at, at + step, at + 2 * step];
    const isInside = step === 1 ? (at % SIZE) + 2 < SIZE : at + 2 * step < SIZE * SIZE;
    return isInside && new Set(cells.map((cell) => board[cell])).size === 1;
  };
  for (const [at, cell] of names.entries()) {
    for (const [step, key] of [
      [1, 'ArrowRight'],
      [SIZE, 'ArrowDown'],
    ] as const) {
      const to = at + step;
      const other = names[to];
      if (other === undefined || (step === 1 && to % SIZE === 0)) continue;
      const board = gems.with(at, gems[to] ?? '').with(to, gems[at] ?? '');
      if (board.some((_, from) => isLine(board, from, 1) || isLine(board, from, SIZE))) return { cell, other, key };
    }
  }
  throw new Error('the board has no move left');
}
