/** What the id of an item of the product's own says: `{design}-{colour}`, and the rarity where it is not normal. */

export interface ItemParts {
  /** In camel case, as in the designs of the art. */
  design: string;
  /** Name of a palette of the art, in camel case. */
  colour: string;
  /** Empty for a normal item, otherwise capitalised: `Rare`, `Epic` or `Legendary`. */
  rarity: string;
}

interface Known {
  designs: object;
  colours: object;
}

const RARITY = /-(rare|epic|legendary)$/;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const camelCase = (words: readonly string[]): string =>
  words.map((word, at) => (at === 0 ? word : capitalised(word))).join('');

/** Key of a single item in the catalogues of texts. */
export const itemKey = ({ design, colour, rarity }: ItemParts): string => design + capitalised(colour) + rarity;

/** Null for an id without a known design and colour: the item is not the product's own, or is newer than this build. */
export function partsOfItem(id: string, { designs, colours }: Known): ItemParts | null {
  const words = id.replace(RARITY, '').split('-');
  const rarity = capitalised(RARITY.exec(id)?.[1] ?? '');
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [design, colour] = [camelCase(words.slice(0, at)), camelCase(words.slice(at))];
    if (Object.hasOwn(designs, design) && Object.hasOwn(colours, colour)) return { design, colour, rarity };
  }
  return null;
}
