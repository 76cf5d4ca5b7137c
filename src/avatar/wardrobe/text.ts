/** Texts shared by the wardrobe's screens (specification: avatar, sections 2.2 to 2.4 and 8). */
import type { ShownPart } from '../../shared/rules/shown-parts.ts';
import type { BodyType } from '../../shared/rules/slots.ts';
import { isolate } from '../../shared/rules/text/isolate.ts';

export const ITEMS = 'Items';
export const SEARCH = 'Search your items';
export const EQUIPPED = 'Equipped';
export const WORN = 'Worn';
export const WEAR = 'Wear';
export const TAKE_OFF = 'Take off';
export const ALL = 'All';
export const CATEGORIES = 'Categories';
export const NONE_MATCH = 'No items found matching your search';
export const NONE_IN_CATEGORY = 'No items in this category';
export const NONE_AT_ALL = 'No items found, yet :)';
export const NONE_AT_ALL_NOTE = 'What you buy in the Store or the Outlet hangs here.';
export const LOADING = 'Loading...';
export const SAVE_OUTFIT = 'Save Outfit';
export const OUTFIT_NAME = 'Name of the outfit';
export const SAVE_NOTE = 'Keeps what you are wearing now.';
export const PREVIEW = 'Preview';
export const MAXIMISE = 'Maximise avatar';
export const MINIMISE = 'Minimise avatar';
export const madeBy = (creators: readonly string[]): string => `by ${creators.join(', ')}`;

export const LOSSES_TITLE = 'Wear it like this?';
export const LOSSES_CANCEL = 'Keep dressing';
export const OTHER_BODY = 'Other body';
export const BODY_TITLE = 'Change your body?';
export const madeFor = (name: string, body: BodyType): string =>
  `${isolate(name)} fits the ${body} body only. Your body type changes to ${body}.`;
export const CHANGE_BODY = 'Change body';
export const KEEP_BODY = 'Keep my body';
const PARTS: Readonly<Record<ShownPart, string>> = {
  eyes: 'eyes',
  mouth: 'a mouth',
  hair: 'hair',
  top: 'a top',
  bottom: 'a bottom',
};
const NAMES_MAX = 6;

/** One sentence for hidden garments, one for bare parts. Empty when nothing is lost. */
export function lossSentences({ hidden, bare }: { hidden: readonly string[]; bare: readonly ShownPart[] }): string[] {
  const names =
    hidden.length > NAMES_MAX ? [...hidden.slice(0, NAMES_MAX - 1), `${hidden.length - NAMES_MAX + 1} more`] : hidden;
  return [
    hidden.length === 0 ? '' : `Not shown, made for the other body: ${enumerate(names.map(isolate))}.`,
    bare.length === 0 ? '' : `The figure is then without ${enumerate(bare.map((part) => PARTS[part]))}.`,
  ].filter(Boolean);
}

const enumerate = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const pendingNote = (count: number): string =>
  `${count === 1 ? 'One change is' : `${count} changes are`} not applied yet. An outfit keeps what you are wearing.`;
export const APPLY_AND_SAVE = 'Apply and save';
export const SAVE_WORN = 'Save what is worn';
