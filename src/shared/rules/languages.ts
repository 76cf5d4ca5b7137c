/**
 * The languages of the product and the choice among them. Pure. The texts are in `src/languages/<language>/`; how to add a
 * language: `docs/languages.md`.
 */

export interface LanguageFacts {
  /** The language's name in itself. */
  name: string;
  /** Locale of numbers, dates and lists. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** By BCP 47 tag. English is the source of all others. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB', direction: 'ltr' },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr-FR', direction: 'ltr' },
  es: { name: 'Español', locale: 'es-ES', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', locale: 'pt-BR', direction: 'ltr' },
  // Digits as in the pictures of the town and its items.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly Language[];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** A player's setting: a language, or the browser's. */
export type LanguageChoice = Language | 'auto';

/** Cookie of a player's own choice. Without it the browser's languages decide. */
export const LANGUAGE_COOKIE = 'language';

export const isLanguage = (tag: string | undefined): tag is Language =>
  tag !== undefined && Object.hasOwn(LANGUAGES, tag);

/** Null for a text that is no choice of this version. */
export const parseLanguageChoice = (choice: string | null | undefined): LanguageChoice | null =>
  choice === 'auto' || isLanguage(choice ?? undefined) ? (choice as LanguageChoice) : null;

/**
 * The first wanted language that the product has, in this or another region: `de-AT` gives `de`, `pt` gives `pt-BR`.
 * English when there is none.
 */
export function matchLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const exact = LANGUAGE_TAGS.find((one) => one.toLowerCase() === lower);
    const found = exact ?? LANGUAGE_TAGS.find((one) => baseOf(one) === baseOf(lower));
    if (found !== undefined) return found;
  }
  return DEFAULT_LANGUAGE;
}

const baseOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** Tags of a header Accept-Language, the most wanted first. Malformed parts are left out. */
export function parseAcceptLanguage(header: string | undefined): readonly string[] {
  if (header === undefined) return [];
  return header
    .split(',')
    .map((part) => /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(part))
    .flatMap((found) => (found?.[1] === undefined ? [] : [{ tag: found[1], weight: Number(found[2] ?? 1) }]))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
