/** Items that are won: none has a price or belongs to new players. */
import { expect, it } from 'vitest';
import { PRESTIGE_HAT } from '../../shared/rules/cookie/constants.ts';
import { SEASON_PRIZES } from '../../shared/rules/daily-board.ts';
import { catalogue } from './catalogue.ts';

it('every prize is drawn, and no prize is sold or given to new players', () => {
  const prizes = catalogue().filter(({ isPrize }) => isPrize);
  expect(prizes.map(({ id }) => id).toSorted()).toEqual([PRESTIGE_HAT, ...SEASON_PRIZES].toSorted());
  expect(prizes.filter(({ costCoins, costGems, isStarter }) => costCoins + costGems > 0 || isStarter)).toEqual([]);
});
