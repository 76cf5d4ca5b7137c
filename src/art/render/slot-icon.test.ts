/** Slot icons: one per slot, of an item that is worn there. No two look alike at the size of the interface. */
import { describe, expect, it } from 'vitest';
import { type Place, PLACE_OF_CATEGORY } from '../../shared/rules/slots.ts';
import { catalogue } from '../items/catalogue.ts';
import type { Raw } from '../kit/raster.ts';
import { drawSlotIcon, ITEM_OF_PLACE, SLOT_ICON_PX } from './slot-icon.ts';

const SEEN_LEAST = 0.08;
const SHOWN_PX = 24;
/** Mean difference of two icons per channel, 0 to 255. */
const APART_LEAST = 11;
/** The paper of both moods, behind the icons. */
const PAPERS = [252, 48];

const icons = Object.values(PLACE_OF_CATEGORY).map((place) => {
  const item = catalogue().find(({ id }) => id === ITEM_OF_PLACE[place]);
  if (item === undefined) throw new Error(`no item ${ITEM_OF_PLACE[place]}`);
  return { place, slot: item.design.slot, icon: drawSlotIcon(item) };
});

/** Channels of the icon at the interface's size, on paper. */
function shown({ data }: Raw, paper: number): number[] {
  const step = SLOT_ICON_PX / SHOWN_PX;
  const sums = Array.from({ length: SHOWN_PX * SHOWN_PX * 3 }, () => 0);
  for (let y = 0; y < SLOT_ICON_PX; y++) {
    for (let x = 0; x < SLOT_ICON_PX; x++) {
      const from = (y * SLOT_ICON_PX + x) * 4;
      const to = (Math.floor(y / step) * SHOWN_PX + Math.floor(x / step)) * 3;
      const alpha = (data[from + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        sums[to + channel] = (sums[to + channel] ?? 0) + (data[from + channel] ?? 0) * alpha + paper * (1 - alpha);
      }
    }
  }
  return sums.map((sum) => sum / (step * step));
}

const difference = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

describe('slot icons', () => {
  it.each(icons)('of $place shows an item of the slot and fills the picture', ({ place, slot, icon: { data } }) => {
    expect(slot).toBe(place);
    const seen = data.filter((byte, index) => index % 4 === 3 && byte > 100).length / (data.length / 4);
    expect(seen).toBeGreaterThan(SEEN_LEAST);
  });

  it.each(PAPERS)('do not look alike on paper of lightness %i', (paper) => {
    const pictures = icons.map(({ place, icon }) => ({ place, picture: shown(icon, paper) }));
    const alike: [Place, Place, number][] = [];
    for (const [at, one] of pictures.entries()) {
      for (const other of pictures.slice(at + 1)) {
        const apart = difference(one.picture, other.picture);
        if (apart < APART_LEAST) alike.push([one.place, other.place, apart]);
      }
    }
    expect(alike).toEqual([]);
  });
});
