/** The catalogues: complete, translated, with the arguments of the English messages and the plural categories of their language. */
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES } from '../shared/rules/languages.ts';
import { EQUAL_WORDS, SAME_IN_ALL } from './fixtures/equal-words.ts';
import { findGendered } from './fixtures/gendered-words.ts';
import type { Messages } from './types.ts';

const CATALOGUES = import.meta.glob<Messages>('./*/*.ts', { eager: true, import: 'default' });
const catalogueOf = (tag: string, room: string): Messages | undefined => CATALOGUES[`./${tag}/${room}.ts`];
const ROOMS = Object.keys(CATALOGUES).flatMap((file) => /^\.\/en\/([\w-]+)\.ts$/.exec(file)?.[1] ?? []);

const SELECT = 1;
const PLURAL = 2;

/** Messages by their path, 'folderNames.inbox'. */
function flat(messages: Messages, at = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, message] of Object.entries(messages)) {
    if (typeof message === 'string') all.set(at + key, message);
    else for (const [path, one] of flat(message, `${at}${key}.`)) all.set(path, one);
  }
  return all;
}

interface Parts {
  names: Set<string>;
  /** Categories of each plural, exact numbers left out. */
  plurals: string[][];
}

/** Arguments and plurals of a compiled message. */
function partsOf(node: unknown, parts: Parts = { names: new Set(), plurals: [] }): Parts {
  if (!Array.isArray(node)) return parts;
  const [name, kind, options] = node as unknown[];
  if (typeof name === 'string' && (node.length === 1 || typeof kind === 'number') && kind !== 0) {
    parts.names.add(name);
    if (kind === PLURAL) parts.plurals.push(Object.keys(options as object).filter((key) => !key.startsWith('=')));
    if (kind === PLURAL || kind === SELECT) for (const one of Object.values(options as object)) partsOf(one, parts);
    return parts;
  }
  for (const one of node) partsOf(one, parts);
  return parts;
}

const partsOfMessage = (message: string): Parts => {
  const compiled = compile(message);
  return partsOf(Array.isArray(compiled) ? compiled.map((node) => node as unknown) : compiled);
};

/** A sign before a number that is not isolated with it: among Arabic words it is shown behind the number. */
const LOOSE_SIGN = /(?<!\u2066)[×+]\{/;

/** Names of pictures of persons, who are no players. */
const PICTURES = new Set(['emoji-names']);

const hasWords = (message: string): boolean => /[a-z]{2}/i.test(message.replace(/\{\w+(?:, number)?\}/g, ''));

describe.each(LANGUAGE_TAGS.filter((tag) => tag !== DEFAULT_LANGUAGE))('%s', (tag) => {
  const { locale, direction } = LANGUAGES[tag];
  const rules = new Intl.PluralRules(locale);
  const categories = rules.resolvedOptions().pluralCategories;
  /** Of the counts that there are: one and more, below a million. */
  const common = new Set(Array.from({ length: 200 }, (_, at) => rules.select(at + 1)));

  it('has every room', () => {
    expect(ROOMS.filter((room) => catalogueOf(tag, room) === undefined)).toEqual([]);
  });

  it.each(ROOMS)('%s has the keys and arguments of the English one, and no English', (room) => {
    const english = flat(catalogueOf(DEFAULT_LANGUAGE, room) ?? {});
    const own = flat(catalogueOf(tag, room) ?? {});
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const problems: string[] = [];
    for (const [path, message] of own) {
      const source = english.get(path) ?? '';
      const { names, plurals } = partsOfMessage(message);
      const wanted = partsOfMessage(source).names;
      for (const name of names) if (!wanted.has(name)) problems.push(`${path}: {${name}} is not in English`);
      for (const name of wanted) if (!names.has(name)) problems.push(`${path}: {${name}} is missing`);
      for (const plural of plurals) {
        const strange = plural.filter((one) => !categories.some((category) => category === one));
        if (strange.length > 0) problems.push(`${path}: ${tag} has no plural ${strange.join(', ')}`);
        // One text for all counts, which is about a list.
        const lost = plural.length === 1 ? [] : [...common].filter((one) => !plural.includes(one));
        if (lost.length > 0) problems.push(`${path}: the plural ${lost.join(', ')} is missing`);
      }
      const gendered = PICTURES.has(room) ? undefined : findGendered(tag, message);
      if (gendered !== undefined) problems.push(`${path}: '${gendered}' depends on a player's gender`);
      if (direction === 'rtl' && LOOSE_SIGN.test(message)) problems.push(`${path}: a sign goes behind its number`);
      const isEqual = message === source && hasWords(source);
      if (isEqual && !SAME_IN_ALL.has(source) && !EQUAL_WORDS[tag].has(source))
        problems.push(`${path}: '${message}' is English`);
    }
    expect(problems).toEqual([]);
  });
});
