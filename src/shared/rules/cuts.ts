/**
 * Colours of one cut. The id of an item of the product's own is `{design}-{colour}`, with the rarity where it is not normal, so
 * items of one design are colours of one cut. An item of a player is a cut of its own. Pure; no texts.
 */

/** The main colour of each palette of the art, by its name in ids. A test compares them with the art. */
export const SWATCHES: Readonly<Record<string, string>> = {
  candy: '#ffd1dc',
  rose: '#ff6b8f',
  berry: '#e0566b',
  ocean: '#5b6fd6',
  mint: '#3fb6a8',
  sun: '#f2b13c',
  lemon: '#ffe27a',
  denim: '#47639c',
  sky: '#7ad0ff',
  lilac: '#b79bf2',
  cream: '#fff3df',
  snow: '#ffffff',
  night: '#3a3560',
  coal: '#3d3a4c',
  forest: '#4f8a5b',
  cocoa: '#8a5a44',
  camel: '#d9a871',
  gold: '#e8b84b',
  silver: '#c3ccdd',
  ink: '#3b3558',
  chestnut: '#8a4b3c',
  raven: '#2f2a44',
  plum: '#3a2030',
  blonde: '#f0c46a',
  copper: '#d2693c',
  'pink-hair': '#f58fb4',
  teal: '#3c9aa5',
  ash: '#a9a3b8',
  green: '#4f9d7a',
  amber: '#8a5a2b',
  violet: '#6b4fd0',
  blue: '#3f86d8',
};

/** Families of colours that a player can filter by, each with a colour that shows it. */
export const COLOUR_FAMILIES = {
  red: '#e0566b',
  orange: '#e98a3c',
  yellow: '#f2c53c',
  green: '#4f9d5b',
  blue: '#4f86d8',
  purple: '#8a62d8',
  pink: '#ff9dbb',
  brown: '#8a5a44',
  white: '#fff7ea',
  dark: '#3b3750',
} as const;
export type ColourFamily = keyof typeof COLOUR_FAMILIES;

const FAMILY_OF: Readonly<Record<string, ColourFamily>> = {
  candy: 'pink',
  rose: 'pink',
  berry: 'red',
  ocean: 'blue',
  mint: 'green',
  sun: 'yellow',
  lemon: 'yellow',
  denim: 'blue',
  sky: 'blue',
  lilac: 'purple',
  cream: 'white',
  snow: 'white',
  night: 'dark',
  coal: 'dark',
  forest: 'green',
  cocoa: 'brown',
  camel: 'brown',
  gold: 'yellow',
  silver: 'white',
  ink: 'dark',
  chestnut: 'brown',
  raven: 'dark',
  plum: 'dark',
  blonde: 'yellow',
  copper: 'orange',
  'pink-hair': 'pink',
  teal: 'green',
  ash: 'white',
  green: 'green',
  amber: 'brown',
  violet: 'purple',
  blue: 'blue',
};

export interface Cut {
  /** Equal for all colours of a cut. */
  key: string;
  /** A key of `SWATCHES`; null for an item of a player. */
  colour: string | null;
}

const RARITY = /-(rare|epic|legendary)$/;

export function cutOf(itemId: string): Cut {
  const words = itemId.replace(RARITY, '').split('-');
  for (let at = 1; at < words.length; at += 1) {
    const colour = words.slice(at).join('-');
    if (Object.hasOwn(SWATCHES, colour)) return { key: words.slice(0, at).join('-'), colour };
  }
  return { key: itemId, colour: null };
}

/** Null for an item of a player. */
export const colourFamilyOf = (itemId: string): ColourFamily | null => FAMILY_OF[cutOf(itemId).colour ?? ''] ?? null;

/** Groups items by cut. Groups are in the order of their first items, and items keep their order. */
export function groupByCut<Item extends { readonly id: string }>(items: readonly Item[]): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const { key } = cutOf(item.id);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
