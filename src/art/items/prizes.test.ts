/** Items that are won: the shared rule names exactly those of the art, and none has a price or belongs to new players. */
import { expect, it } from 'vitest';
import { PRIZES } from '../../shared/rules/prizes.ts';
import { catalogue } from './catalogue.ts';
import { PRIZE_LINES } from './stock/prizes.ts';

it('every prize is drawn, and no prize is sold or given to new players', () => {
  const designs = new Set(PRIZE_LINES.map(({ design }) => design));
  const prizes = catalogue().filter(({ id }) => PRIZES.has(id));
  expect(prizes.map(({ id }) => id).toSorted()).toEqual([...PRIZES].toSorted());
  expect(designs.size).toBe(new Set(prizes.map(({ design }) => design)).size);
  expect(prizes.filter(({ costCoins, costGems, isStarter }) => costCoins + costGems > 0 || isStarter)).toEqual([]);
});
