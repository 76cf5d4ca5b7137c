/** Filters and sorts of owned items. */
import { expect, it } from 'vitest';
import { inventoryItem } from '../../../tests/support/samples/inventory-item.ts';
import { filterItems, NO_FILTER } from './filter-items.ts';

const ITEMS = [
  inventoryItem('beret-berry', { name: 'Berry Beret' }),
  inventoryItem('sneakers-ocean', { name: 'Ocean Sneakers', category: 13 }),
  inventoryItem('crown-gold-legendary', { name: 'Crown', rarity: 3 }),
  inventoryItem('d0c3b7a2', { name: 'Own Hat', rarity: 1, isFavourite: true }),
];
const idsOf = (filter: Partial<typeof NO_FILTER>) =>
  filterItems(ITEMS, { ...NO_FILTER, ...filter }).map(({ id }) => id);

it('filters by colour, rarity and favourites', () => {
  expect(idsOf({ colour: 'red' })).toEqual(['beret-berry']);
  expect(idsOf({ colour: 'yellow', rarity: 3 })).toEqual(['crown-gold-legendary']);
  expect(idsOf({ rarity: 0 })).toEqual(['beret-berry', 'sneakers-ocean']);
  expect(idsOf({ isFavourite: true })).toEqual(['d0c3b7a2']);
  expect(idsOf({ isFavourite: true, rarity: 3 })).toEqual([]);
});

it('searches without regard to accents, Arabic marks and the article', () => {
  const names = ['القبعة الأنيقة', 'Écharpe tricotée', 'Bommelmütze', 'Pull cœur'];
  const items = names.map((name, at) => inventoryItem(`named-${at}`, { name }));
  const found = (search: string) => filterItems(items, { ...NO_FILTER, search }).map(({ name }) => name);
  for (const search of ['قبعه', 'القبعة', 'انيقه قُبّعـــة']) expect(found(search)).toEqual([names[0]]);
  expect(found('TRICOTEE echarpe')).toEqual([names[1]]);
  for (const search of ['bommelmu', 'bommelmuetze']) expect(found(search)).toEqual([names[2]]);
  expect(found('coeur')).toEqual([names[3]]);
  expect(found(' ')).toEqual(names);
  expect(found('قميص')).toEqual([]);
});

it('sorts by name, rarity and colour, and keeps the order of what is equal', () => {
  expect(idsOf({ sort: 'name' })).toEqual(['beret-berry', 'crown-gold-legendary', 'sneakers-ocean', 'd0c3b7a2']);
  expect(idsOf({ sort: 'rarity' })).toEqual(['crown-gold-legendary', 'd0c3b7a2', 'beret-berry', 'sneakers-ocean']);
  expect(idsOf({ sort: 'colour' })).toEqual(['d0c3b7a2', 'beret-berry', 'crown-gold-legendary', 'sneakers-ocean']);
  expect(idsOf({})).toEqual(ITEMS.map(({ id }) => id));
});
