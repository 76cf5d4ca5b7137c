/** The shared rule of cuts and colours against the art: every item of the catalogue has the cut and colour that it is drawn with. */
import { expect, it } from 'vitest';
import { colourFamilyOf, cutOf, groupByCut, SWATCHES } from '../../shared/rules/cuts.ts';
import { catalogue } from './catalogue.ts';

const ITEMS = catalogue();

it('the swatch of each item is the main colour that it is drawn in', () => {
  const wrong = ITEMS.filter(({ id, palette }) => SWATCHES[cutOf(id).colour ?? ''] !== palette.main);
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('items of one cut have one design, and each design is one cut', () => {
  const groups = groupByCut(ITEMS);
  expect(groups.filter((group) => new Set(group.map(({ design }) => design)).size > 1)).toEqual([]);
  expect(groups).toHaveLength(new Set(ITEMS.map(({ design }) => design)).size);
  expect(groups.flat()).toHaveLength(ITEMS.length);
});

it('each colour has a family, and an item of a player is a cut of its own', () => {
  expect(ITEMS.filter(({ id }) => colourFamilyOf(id) === null)).toEqual([]);
  const own = '0190c2a4-5b6c-7d8e-9f00-112233445566';
  expect([cutOf(own), colourFamilyOf(own)]).toEqual([{ key: own, colour: null }, null]);
});
