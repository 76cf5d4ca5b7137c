/** Names and descriptions of the product's own items in the page's language. Pages load this file when they need it. */
import { itemKey, partsOfItem } from '../shared/rules/item-parts.ts';
import descriptionMessages from './en/item-descriptions.ts';
import nameMessages from './en/item-names.ts';
import { texts } from './texts.ts';

export interface ItemText {
  name: string;
  /** Null when this build has none. */
  description: string | null;
}

const names = texts(nameMessages);
const designs: Readonly<Record<string, string>> = names.designs;
const colours: Readonly<Record<string, string>> = names.colours;
const ownColours: Readonly<Record<string, string>> = names.ownColours;
const descriptions: Readonly<Record<string, string>> = texts(descriptionMessages);

/** Null for an item of a player, and for one that this build does not know: they keep the name that the server sends. */
export function itemText(id: string): ItemText | null {
  const parts = partsOfItem(id, names);
  if (parts === null) return null;
  const design = designs[parts.design] ?? '';
  const colour = ownColours[itemKey(parts)] ?? colours[parts.colour] ?? '';
  return {
    name: colour === '' ? design : names.named({ design, colour }),
    description: descriptions[parts.design + parts.rarity] ?? null,
  };
}
