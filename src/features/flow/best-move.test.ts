/** The hint: the swap that is worth most of what can be seen. */
import { expect, it } from 'vitest';
import { loadCore } from '../../engine/node/load-core.ts';
import { bestMove } from './best-move.ts';

/** No two neighbours are equal, and no swap makes a run. */
const plain = (): Uint8Array =>
  Uint8Array.from({ length: 36 }, (_, cell) => ((cell % 6) + 2 * Math.floor(cell / 6)) % 5);

it('prefers a longer line to a shorter one', () => {
  const gems = plain();
  // A line of three in the first row by the swap of 2 and 8, one of four in the last by that of 33 and 27.
  for (const cell of [0, 1, 8]) gems[cell] = 0;
  for (const cell of [31, 32, 34, 27]) gems[cell] = 4;
  expect(
    bestMove(gems, [
      [2, 8],
      [27, 33],
    ]),
  ).toEqual([27, 33]);
});

it('prefers a match beside lanterns, and most of all two specials', () => {
  const pieces = plain();
  for (const cell of [0, 1, 8]) pieces[cell] = 0;
  for (const cell of [30, 31, 26]) pieces[cell] = 4;
  pieces[24] = 6;
  const swaps = [
    [2, 8],
    [26, 32],
  ] as const;
  expect(bestMove(pieces, swaps)).toEqual([26, 32]);
  pieces[16] = 8 + 1;
  pieces[17] = 24 + 2;
  expect(bestMove(pieces, [...swaps, [16, 17]])).toEqual([16, 17]);
  expect(bestMove(pieces, [])).toBeNull();
});

it('scores better than the first swap over many games', async () => {
  const core = await loadCore();
  let [best, first] = [0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    for (const isBest of [true, false]) {
      let state = core.startMatch3(seed);
      for (let move = 0; move < 20; move++) {
        const pair = isBest ? bestMove(state.gems, state.possibleSwaps) : state.possibleSwaps[0];
        state = core.swapMatch3(pair ?? [0, 0])?.state ?? state;
      }
      if (isBest) best += state.score;
      else first += state.score;
    }
  }
  expect(best).toBeGreaterThan(first * 1.1);
});
