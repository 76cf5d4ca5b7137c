/** Categories of items in display order with their display names (specification: avatar, section 3). */
import { PLACE_OF_CATEGORY } from './slots.ts';

export interface Category {
  /** Number of `PLACE_OF_CATEGORY` */
  id: number;
  name: string;
  emoji: string;
}

export const CATEGORIES: readonly Category[] = [
  { id: 760, name: 'Make up', emoji: '💄' },
  { id: 0, name: 'Hair', emoji: '💇' },
  { id: 1, name: 'Beard', emoji: '🧔' },
  { id: 2, name: 'Eyes', emoji: '👁️' },
  { id: 3, name: 'Eyebrows', emoji: '🤨' },
  { id: 4, name: 'Head', emoji: '🙂' },
  { id: 5, name: 'Nose', emoji: '👃' },
  { id: 6, name: 'Mouth', emoji: '👄' },
  { id: 7, name: 'Hat', emoji: '🎩' },
  { id: 8, name: 'Piercings', emoji: '📍' },
  { id: 757, name: 'Ear piece', emoji: '👂' },
  { id: 9, name: 'Glasses', emoji: '👓' },
  { id: 754, name: 'Horns', emoji: '😈' },
  { id: 10, name: 'Top', emoji: '👕' },
  { id: 755, name: 'Necklace', emoji: '📿' },
  { id: 15, name: 'Neckwear', emoji: '🧣' },
  { id: 11, name: 'Coat', emoji: '🧥' },
  { id: 761, name: 'Belt', emoji: '➰' },
  { id: 12, name: 'Bottom', emoji: '👖' },
  { id: 758, name: 'Socks', emoji: '🧦' },
  { id: 13, name: 'Shoes', emoji: '👟' },
  { id: 14, name: 'Bracelets', emoji: '⌚' },
  { id: 759, name: 'Wings', emoji: '🪽' },
  { id: 16, name: 'Bag', emoji: '👜' },
  { id: 17, name: 'Gloves', emoji: '🧤' },
  { id: 18, name: 'Handheld', emoji: '🪄' },
  { id: 19, name: 'Tattoos (Head)', emoji: '🎨' },
  { id: 20, name: 'Tattoos (Neck)', emoji: '🎨' },
  { id: 21, name: 'Tattoos (Chest)', emoji: '🎨' },
  { id: 22, name: 'Tattoos (Stomach)', emoji: '🎨' },
  { id: 23, name: 'Tattoos (Back Upper)', emoji: '🎨' },
  { id: 24, name: 'Tattoos (Back Lower)', emoji: '🎨' },
  { id: 25, name: 'Tattoos (Arm Right)', emoji: '🎨' },
  { id: 26, name: 'Tattoos (Arm Left)', emoji: '🎨' },
  { id: 27, name: 'Tattoos (Leg Right)', emoji: '🎨' },
  { id: 28, name: 'Tattoos (Leg Left)', emoji: '🎨' },
];

const NAMES: ReadonlyMap<number, string> = new Map(CATEGORIES.map(({ id, name }) => [id, name]));

/** The display name; the number as text for an unknown category. */
export const categoryName = (id: number): string => NAMES.get(id) ?? String(id);

export const isCategory = (id: number): boolean => Object.hasOwn(PLACE_OF_CATEGORY, id);

/** Path of the category's icon on the storage host; null for an unknown category. */
export function categoryIconPath(id: number): string | null {
  const place = PLACE_OF_CATEGORY[id];
  if (place === undefined) return null;
  const name = place.replace('tattoos.', 'tattoo-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/ui/slots/${name}.webp`;
}
