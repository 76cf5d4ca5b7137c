/** Prizes are in the catalogue without being listed in the shops. */
import { expect, it } from 'vitest';
import { PRESTIGE_HAT } from '../../../shared/rules/cookie/constants.ts';
import { type NewItem, rowOf } from './catalogue.ts';

it('lists every item but the prizes', () => {
  const item: NewItem = {
    id: PRESTIGE_HAT,
    name: 'Baker Hat',
    description: '',
    category: 7,
    rarity: 2,
    costCoins: 0,
    costGems: 0,
    fits: ['feminine'],
    creator: null,
  };
  expect([rowOf(item, true).isListed, rowOf({ ...item, id: 'beret-berry' }, true).isListed]).toEqual([0, 1]);
});
