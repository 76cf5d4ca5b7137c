/** Slot icons: one per slot, of an item that is worn there, all different. */
import { expect, it } from 'vitest';
import { PLACE_OF_CATEGORY } from '../../shared/rules/slots.ts';
import { catalogue } from '../items/catalogue.ts';
import { drawSlotIcon, ITEM_OF_PLACE } from './slot-icon.ts';

const SEEN_LEAST = 0.06;

it('has a different, non-empty icon for every slot', () => {
  const drawn = Object.values(PLACE_OF_CATEGORY).map((place) => {
    const item = catalogue().find(({ id }) => id === ITEM_OF_PLACE[place]);
    if (item === undefined) throw new Error(`no item ${ITEM_OF_PLACE[place]}`);
    expect(item.design.slot, item.id).toBe(place);
    const { data } = drawSlotIcon(item);
    const seen = data.filter((byte, index) => index % 4 === 3 && byte > 100).length / (data.length / 4);
    expect(seen, item.id).toBeGreaterThan(SEEN_LEAST);
    return data.join();
  });
  expect(new Set(drawn).size).toBe(drawn.length);
});
