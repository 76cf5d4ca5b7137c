/** What the board's input does in the game that is on the screen: swaps, the gem that is taken up, and the hint. */
import { bestMove } from './best-move.ts';
import { swapDaily } from './daily-game.ts';
import { swap as swapEndless } from './game.ts';
import { flow } from './state.ts';
import { isTurning, say } from './turns.ts';

export const swap = (one: number, other: number): Promise<boolean> =>
  flow.mode === 'daily' ? swapDaily(one, other) : swapEndless(one, other);

export function takeUp(cell: number | null): void {
  if (flow.status !== 'ready') return;
  flow.taken = cell;
  flow.hint = null;
}

export function showHint(): void {
  if (isTurning() || flow.status !== 'ready') return;
  const pair = bestMove(flow.gems, flow.possibleSwaps);
  flow.hint = pair;
  if (pair !== null) say({ kind: 'hint', pair, pieces: pair.map((cell) => flow.gems[cell] ?? 0) });
}
