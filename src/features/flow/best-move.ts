/**
 * The best swap of a board by what the player can see: the cascade of the gems that are there, without those that will
 * arrive. For both games; lanterns and specials count on the daily board. Pure.
 */
import { gemOf, isLantern, PIECES, specialOf } from '../../engine/core/daily-types.ts';
import type { Match3Swap } from '../../engine/core/types.ts';
import { columnOf, neighbourOf, rowOf, SIDE } from './cells.ts';

const EMPTY = 255;
const COLOURS = 5;
/** Worth of a lantern that is touched, of a special that is cleared or made, and of two that are combined. */
const LANTERN = 80;
const SPECIAL = 60;
const COMBINED = 200;

/** Null when there is no swap. The first of equally good ones. */
export function bestMove(pieces: Uint8Array, swaps: readonly Match3Swap[]): Match3Swap | null {
  let best: Match3Swap | null = null;
  let most = -1;
  for (const pair of swaps) {
    const worth = worthOf(pieces, pair);
    if (worth > most) [best, most] = [pair, worth];
  }
  return best;
}

function worthOf(pieces: Uint8Array, [one, other]: Match3Swap): number {
  const board = pieces.slice();
  board[one] = pieces[other] ?? EMPTY;
  board[other] = pieces[one] ?? EMPTY;
  const special = [one, other].filter((cell) => isSpecial(board[cell] ?? EMPTY));
  if (special.length === 2) return COMBINED;
  if ([one, other].some((cell) => board[cell] === PIECES.rainbow)) return COMBINED / 2;
  let worth = 0;
  for (let combo = 1; ; combo++) {
    const runs = runsOf(board);
    if (runs.length === 0) return worth;
    const cleared = new Set(runs.flat());
    for (const run of runs) worth += 10 * run.length * combo + (run.length > 3 ? SPECIAL * specialsPay(pieces) : 0);
    for (const cell of cleared) if (isSpecial(board[cell] ?? EMPTY)) worth += SPECIAL;
    worth += LANTERN * touched(board, cleared);
    drop(board, cleared);
  }
}

/** The endless game has neither lanterns nor specials: a long line is worth its points alone. */
const specialsPay = (pieces: Uint8Array): number => (pieces.some(isLantern) ? 1 : 0);

const isSpecial = (piece: number): boolean => piece === PIECES.rainbow || (piece !== EMPTY && specialOf(piece) > 0);
const colourOf = (piece: number): number | null => (piece !== EMPTY && gemOf(piece) < COLOURS ? gemOf(piece) : null);

function runsOf(board: Uint8Array): number[][] {
  const runs: number[][] = [];
  for (const [stride, placeOf] of [
    [1, columnOf],
    [SIDE, rowOf],
  ] as const) {
    board.forEach((piece, cell) => {
      const colour = colourOf(piece);
      const isFirst = placeOf(cell) === 0 || colourOf(board[cell - stride] ?? EMPTY) !== colour;
      if (colour === null || !isFirst) return;
      const run = [cell];
      for (let at = cell + stride; placeOf(at) > placeOf(at - stride) && at < board.length; at += stride) {
        if (colourOf(board[at] ?? EMPTY) !== colour) break;
        run.push(at);
      }
      if (run.length >= 3) runs.push(run);
    });
  }
  return runs;
}

function touched(board: Uint8Array, cleared: ReadonlySet<number>): number {
  return [...board].filter(
    (piece, cell) =>
      piece !== EMPTY &&
      isLantern(piece) &&
      (['left', 'right', 'up', 'down'] as const).some((way) => cleared.has(neighbourOf(cell, way) ?? -1)),
  ).length;
}

function drop(board: Uint8Array, cleared: ReadonlySet<number>): void {
  for (let column = 0; column < SIDE; column++) {
    const cells = Array.from({ length: SIDE }, (_, row) => row * SIDE + column);
    const kept = cells.filter((cell) => !cleared.has(cell)).map((cell) => board[cell] ?? EMPTY);
    const missing = SIDE - kept.length;
    for (const [row, cell] of cells.entries()) board[cell] = row < missing ? EMPTY : (kept[row - missing] ?? EMPTY);
  }
}
