/**
 * Shows the product's own items in the page's language. The wire names them in English; pages in other languages look their names
 * and descriptions up by id. Items of players keep the words that their creators gave them. Owns the loaded catalogue.
 */
import { DEFAULT_LANGUAGE } from '../shared/rules/languages.ts';
import { language } from './texts.ts';

type ItemText = typeof import('./item-texts.ts').itemText;

let itemText: ItemText | null = null;

/** Resolves when items are translated; at once in English. Never rejects: without their catalogue, items stay English. */
async function loadItems(): Promise<void> {
  if (language === DEFAULT_LANGUAGE || itemText !== null) return;
  try {
    ({ itemText } = await import('./item-texts.ts'));
  } catch {
    // The next list retries.
  }
}

/** The same items with the words of the page's language. */
export async function translateItems<Item extends { id: string; name: string; description: string }>(
  items: readonly Item[],
): Promise<Item[]> {
  await loadItems();
  return items.map((item) => {
    const text = itemText?.(item.id) ?? null;
    return text === null ? item : { ...item, name: text.name, description: text.description ?? item.description };
  });
}

/** Names of items, `names`, by their ids in the same order. */
export async function translateNames(ids: readonly string[], names: readonly string[]): Promise<string[]> {
  await loadItems();
  return names.map((name, at) => shownName(ids[at] ?? '', name));
}

/** Where the items of the screen are loaded already; `name`, which is English, before that. */
export const shownName = (id: string, name: string): string => itemText?.(id)?.name ?? name;
