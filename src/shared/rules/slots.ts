/** Clothing slots, their category numbers and the data of a look (specification: avatar, section 3). */

export const SLOTS = [
  'hair',
  'beard',
  'eyes',
  'eyebrows',
  'head',
  'nose',
  'mouth',
  'hat',
  'piercings',
  'glasses',
  'top',
  'coat',
  'bottom',
  'shoes',
  'bracelets',
  'neckwear',
  'bag',
  'gloves',
  'handheld',
  'horns',
  'necklace',
  'earPiece',
  'socks',
  'wings',
  'makeup',
  'belt',
] as const;
export type Slot = (typeof SLOTS)[number];

export const TATTOO_SLOTS = [
  'head',
  'neck',
  'chest',
  'stomach',
  'backUpper',
  'backLower',
  'armRight',
  'armLeft',
  'legRight',
  'legLeft',
] as const;
export type TattooSlot = (typeof TATTOO_SLOTS)[number];

/** A place for an item: a clothing slot, or the body part of a tattoo. */
export type Place = Slot | `tattoos.${TattooSlot}`;

/** Place by category number; 19 to 28 are tattoos. */
export const PLACE_OF_CATEGORY: Readonly<Record<number, Place>> = {
  0: 'hair',
  1: 'beard',
  2: 'eyes',
  3: 'eyebrows',
  4: 'head',
  5: 'nose',
  6: 'mouth',
  7: 'hat',
  8: 'piercings',
  9: 'glasses',
  10: 'top',
  11: 'coat',
  12: 'bottom',
  13: 'shoes',
  14: 'bracelets',
  15: 'neckwear',
  16: 'bag',
  17: 'gloves',
  18: 'handheld',
  19: 'tattoos.head',
  20: 'tattoos.neck',
  21: 'tattoos.chest',
  22: 'tattoos.stomach',
  23: 'tattoos.backUpper',
  24: 'tattoos.backLower',
  25: 'tattoos.armRight',
  26: 'tattoos.armLeft',
  27: 'tattoos.legRight',
  28: 'tattoos.legLeft',
  754: 'horns',
  755: 'necklace',
  757: 'earPiece',
  758: 'socks',
  759: 'wings',
  760: 'makeup',
  761: 'belt',
};

export const BODY_TYPES = ['feminine', 'masculine'] as const;
export type BodyType = (typeof BODY_TYPES)[number];
export const SKIN_TONE_COUNT = 23;
export const SIZE_MIN = 0.85;
export const SIZE_MAX = 1.15;

/**
 * The look of a player: item ids by slot, null for an empty slot. `width` and `height` are scale factors of the figure.
 */
export type Customization = {
  skinTone: number;
  isMale: boolean;
  width: number;
  height: number;
  nametagColor: string | null;
  tattoos: Record<TattooSlot, string | null>;
} & Record<Slot, string | null>;

/** A look without items. */
export function bareCustomization(isMale: boolean, skinTone = 0): Customization {
  const slots = Object.fromEntries(SLOTS.map((slot) => [slot, null])) as Record<Slot, null>;
  const tattoos = Object.fromEntries(TATTOO_SLOTS.map((slot) => [slot, null])) as Record<TattooSlot, null>;
  return { skinTone, isMale, width: 1, height: 1, nametagColor: null, tattoos, ...slots };
}

/** Ids of all worn items, in slot order. */
export function wornItemIds(look: Customization): string[] {
  const ids = [...SLOTS.map((slot) => look[slot]), ...TATTOO_SLOTS.map((slot) => look.tattoos[slot])];
  return ids.filter((id) => id !== null);
}

const TATTOO_PREFIX = 'tattoos.';

/** The item worn in a place, or null. */
export const wornAt = (look: Customization, place: Place): string | null =>
  isSlot(place) ? look[place] : look.tattoos[tattooOf(place)];

/** A copy of the look with the item of a place replaced; null empties the place. */
export const withItem = (look: Customization, place: Place, itemId: string | null): Customization =>
  isSlot(place) ? { ...look, [place]: itemId } : { ...look, tattoos: { ...look.tattoos, [tattooOf(place)]: itemId } };

/** A copy of the look without an item; the same look when the item is not worn. */
export function withoutItem(look: Customization, itemId: string): Customization {
  const place = Object.values(PLACE_OF_CATEGORY).find((one) => wornAt(look, one) === itemId);
  return place === undefined ? look : withItem(look, place, null);
}

const isSlot = (place: Place): place is Slot => !place.startsWith(TATTOO_PREFIX);
const tattooOf = (place: Exclude<Place, Slot>): TattooSlot => place.slice(TATTOO_PREFIX.length) as TattooSlot;
