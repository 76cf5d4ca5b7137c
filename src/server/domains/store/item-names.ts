/** Names of the product's own items in all languages of the interface, for the search and for sorting. */
import ar from '../../../languages/ar/item-names.ts';
import de from '../../../languages/de/item-names.ts';
import en from '../../../languages/en/item-names.ts';
import es from '../../../languages/es/item-names.ts';
import fr from '../../../languages/fr/item-names.ts';
import ptBr from '../../../languages/pt-BR/item-names.ts';
import type { Translation } from '../../../languages/types.ts';
import { itemKey, partsOfItem } from '../../../shared/rules/item-parts.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '../../../shared/rules/languages.ts';

const CATALOGUES: Readonly<Record<Language, Translation<typeof en>>> = { ar, de, en, es, fr, 'pt-BR': ptBr };

/** In lower case, by language; empty for an item of a player. */
function namesOf(id: string): ReadonlyMap<Language, string> {
  const parts = partsOfItem(id, en);
  if (parts === null) return new Map();
  return new Map(
    LANGUAGE_TAGS.map((language) => {
      const { designs, colours, ownColours } = CATALOGUES[language];
      const colour = textOf(ownColours, itemKey(parts)) ?? textOf(colours, parts.colour) ?? '';
      return [language, `${textOf(designs, parts.design) ?? ''} ${colour}`.trim().toLowerCase()];
    }),
  );
}

/** The item's names in lower case, in all languages; empty for an item of a player. */
export const searchedNames = (id: string): string[] => [...namesOf(id).values()];

/** By which pages in languages other than English sort the item: in lower case, without accents. */
export const sortedNames = (id: string): { language: Language; nameKey: string }[] =>
  [...namesOf(id)].flatMap(([language, name]) =>
    language === DEFAULT_LANGUAGE ? [] : [{ language, nameKey: withoutAccents(name) }],
  );

const textOf = (texts: Readonly<Record<string, string>>, key: string): string | undefined => texts[key];
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'");
