/** Names and descriptions of the product's own items in the page's language. Pages load this file when they need it. */
import { itemKey, partsOfItem } from '../shared/rules/item-parts.ts';
import descriptionMessages from './en/item-descriptions.ts';
import nameMessages from './en/item-names.ts';
import { FIRST_STRONG_ISOLATE, POP_ISOLATE } from '../shared/rules/text/isolate.ts';
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

/** Both words are of one language, and a search compares names letter by letter. */
const withoutMarks = (name: string): string => name.replaceAll(FIRST_STRONG_ISOLATE, '').replaceAll(POP_ISOLATE, '');

/** Null for an item of a player, and for one that this build does not know: they keep the name that the server sends. */
export function itemText(id: string): ItemText | null {
  const parts = partsOfItem(id, names);
  if (parts === null) return null;
  const design = designs[parts.design] ?? '';
  const colour = ownColours[itemKey(parts)] ?? colours[parts.colour] ?? '';
  return {
    name: colour === '' ? design : withoutMarks(names.named({ design, colour })),
    description: descriptions[parts.design + parts.rarity] ?? null,
  };
}
