/** The texts of the product's own items: all items of the art have them, in English word for word as on the wire. */
import { expect, it } from 'vitest';
import { catalogue } from '../art/items/catalogue.ts';
import { itemKey, partsOfItem } from '../shared/rules/item-parts.ts';
import descriptions from './en/item-descriptions.ts';
import names from './en/item-names.ts';
import { itemText } from './item-texts.ts';

const ITEMS = catalogue();

it('every item of the art has its name and description in the catalogues', () => {
  const wanted = ITEMS.map(({ id, name, description }) => ({ id, name, description }));
  expect(ITEMS.map(({ id }) => ({ id, ...itemText(id) }))).toEqual(wanted);
});

it('the catalogues have no text that no item uses', () => {
  const used = new Set<string>();
  for (const { id } of ITEMS) {
    const parts = partsOfItem(id, names);
    if (parts === null) continue;
    const { design, colour, rarity } = parts;
    used.add(`design ${design}`).add(`colour ${colour}`).add(`description ${design}${rarity}`);
    used.add(`own colour ${itemKey(parts)}`);
  }
  const there = [
    ...Object.keys(names.designs).map((key) => `design ${key}`),
    ...Object.keys(names.colours).map((key) => `colour ${key}`),
    ...Object.keys(names.ownColours).map((key) => `own colour ${key}`),
    ...Object.keys(descriptions).map((key) => `description ${key}`),
  ];
  expect(there.filter((one) => !used.has(one))).toEqual([]);
});

it.each(['', 'hat', 'd0c3b7a2', 'long-hair', 'long-hair-purple', 'constructor-rose', 'long-hair-chestnut-mythic'])(
  'an item of a player, %j, has no text',
  (id) => expect(itemText(id)).toBeNull(),
);
