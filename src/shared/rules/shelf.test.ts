/** The shelf of a day: the same for all, another on other days, and sets that never cost more than their pieces. */
import { array, assert as check, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfSet, goesWith, priceInSet, setIdOf, setTotal, shelfOf, type ShelfItem } from './shelf.ts';

const COLOURS = ['rose', 'denim', 'mint'];
const PLACES = [7, 10, 12, 13, 16, 9];
const items: ShelfItem[] = COLOURS.flatMap((colour) =>
  PLACES.flatMap((category) =>
    ['a', 'b'].map((cut) => ({ id: `${cut}${category}-${colour}`, category, costCoins: 100, costGems: 0 })),
  ),
);
const colourOf = (id: string): string => id.split('-')[1] ?? '';

describe('the shelf of a day', () => {
  it('is one look of one colour with a piece for each place, and other items', () => {
    for (let day = 0; day < 40; day += 1) {
      const shelf = shelfOf(items, day);
      expect(new Set(shelf.look.map(colourOf)).size).toBe(1);
      expect(shelf.look).toHaveLength(5);
      expect(shelf.items).toHaveLength(8);
      expect(shelf.items.some((id) => shelf.look.includes(id))).toBe(false);
    }
  });

  it('does not depend on the order of the catalogue, and changes with the day', () => {
    expect(shelfOf(items.toReversed(), 7)).toEqual(shelfOf(items, 7));
    const days = new Set(Array.from({ length: 30 }, (_, day) => shelfOf(items, day).look.join(' ')));
    expect(days.size).toBeGreaterThan(15);
  });

  it('has no look without enough pieces of one colour', () => {
    expect(shelfOf(items.slice(0, 4), 1).look).toEqual([]);
  });

  it('knows its sets by id', () => {
    expect(dayOfSet(setIdOf(20_780))).toBe(20_780);
    expect(['day-', 'day-1x', 'week-1'].map(dayOfSet)).toEqual([null, null, null]);
  });
});

it('a set costs less than its pieces, and never nothing for a paid piece', () => {
  check(
    property(array(integer({ min: 0, max: 1_000_000 }), { maxLength: 6 }), (prices) => {
      const sum = prices.reduce((total, price) => total + price, 0);
      const pieces = prices.map((price) => ({ costCoins: price, costGems: 0 }));
      expect(setTotal(pieces).coins).toBeLessThanOrEqual(sum);
      expect(prices.every((price) => priceInSet(price) > 0 === price > 0)).toBe(true);
    }),
  );
});

it('what goes with an item has its colour and another place', () => {
  const found = goesWith(items, { id: 'a10-mint', category: 10 });
  expect(found.map(colourOf)).toEqual(['mint', 'mint', 'mint', 'mint']);
  expect(found.some((id) => id.includes('10-'))).toBe(false);
  expect(goesWith(items, { id: 'creation_1', category: 10 })).toEqual([]);
});
