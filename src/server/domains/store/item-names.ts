/** Names of the product's own items in all languages of the interface, for the search. */
import ar from '../../../languages/ar/item-names.ts';
import de from '../../../languages/de/item-names.ts';
import en from '../../../languages/en/item-names.ts';
import es from '../../../languages/es/item-names.ts';
import fr from '../../../languages/fr/item-names.ts';
import ptBr from '../../../languages/pt-BR/item-names.ts';
import type { Translation } from '../../../languages/types.ts';
import { itemKey, partsOfItem } from '../../../shared/rules/item-parts.ts';
import type { Language } from '../../../shared/rules/languages.ts';

const CATALOGUES: Readonly<Record<Language, Translation<typeof en>>> = { ar, de, en, es, fr, 'pt-BR': ptBr };

/** Words of the item's names, in lower case, with and without accents; empty for an item of a player. */
export function searchedNames(id: string): string {
  const parts = partsOfItem(id, en);
  if (parts === null) return '';
  const names = Object.values(CATALOGUES).map(({ designs, colours, ownColours }) => {
    const colour = textOf(ownColours, itemKey(parts)) ?? textOf(colours, parts.colour) ?? '';
    return `${textOf(designs, parts.design) ?? ''} ${colour}`.trim().toLowerCase();
  });
  return [...new Set(names.flatMap((name) => [name, withoutAccents(name)]))].join('\n');
}

const textOf = (texts: Readonly<Record<string, string>>, key: string): string | undefined => texts[key];
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'");
