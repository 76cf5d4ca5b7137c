/**
 * Emoji search: for the picker's search field, and for the text after a colon. Rules and scores: specification (world,
 * sections 4, 5 and 9).
 */
import type { EmojiCatalogue, EmojiChoice } from './emoji-catalogue.ts';

const SUGGESTIONS_MAX = 5;

/** At the start of the text or after whitespace; letters, digits, hyphen, underscore, plus. */
const FRAGMENT = /(?:^|\s)(:([A-Za-z0-9_+-]+))$/;

export interface EmojiFragment {
  /** Without the colon. */
  query: string;
  /** Index of the colon. */
  start: number;
  /** Index after the last character: the caret. */
  end: number;
}

/** The colon and word before the caret, or null. */
export function fragmentAt(text: string, caret: number): EmojiFragment | null {
  const match = FRAGMENT.exec(text.slice(0, caret));
  if (match === null) return null;
  const [, fragment = '', query = ''] = match;
  return { query, start: caret - fragment.length, end: caret };
}

/** The best suggestions in descending order. Equal scores keep the catalogue's order, custom emoji before standard ones. */
export function suggestEmoji(catalogue: EmojiCatalogue, query: string): EmojiChoice[] {
  const term = bare(query);
  const all = [...catalogue.custom, ...catalogue.standard.flat()];
  return all
    .map((choice) => ({ choice, score: scoreOf(choice, term) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ choice }) => choice);
}

/** Exact 100, prefix 80, contains 60 for the name; 90, 70, 50 for an alias; else 0. `term` is bare. */
export function scoreOf({ name, aliases }: Pick<EmojiChoice, 'name' | 'aliases'>, term: string): number {
  const scores = aliases.map((alias) => scoreText(bare(alias), term, [90, 70, 50]));
  return Math.max(scoreText(bare(name), term, [100, 80, 60]), ...scores);
}

/** The alias that matches the query best, for display beside the name; the first one when the name itself matches. */
export function matchingAlias({ aliases }: Pick<EmojiChoice, 'aliases'>, query: string): string | undefined {
  const scored = aliases.map((alias) => ({ alias, score: scoreOf({ name: '', aliases: [alias] }, bare(query)) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.alias;
}

/** Hyphens and case are ignored. */
const bare = (text: string): string => text.replaceAll('-', '').toLowerCase();

function scoreText(text: string, term: string, [exact, prefix, contains]: [number, number, number]): number {
  if (term === '') return 0;
  if (text === term) return exact;
  if (text.startsWith(term)) return prefix;
  return text.includes(term) ? contains : 0;
}

/**
 * The picker's search: a case-insensitive substring. Custom emoji are found by their names, also in the page's language,
 * standard emoji by the character itself.
 */
export function searchEmoji(catalogue: EmojiCatalogue, query: string): EmojiChoice[] {
  const searched = query.trim().toLowerCase();
  const termsOf = ({ isCustom, emoji, name, label, aliases }: EmojiChoice): readonly string[] =>
    isCustom ? [name, ...aliases, label ?? ''] : [emoji];
  return [...catalogue.custom, ...catalogue.standard.flat()].filter((choice) =>
    termsOf(choice).some((term) => term.toLowerCase().includes(searched)),
  );
}
