/** The messages of all catalogues in English and in another language, as patterns of the texts that they make. */
import type { CompiledMessage } from 'icu-minify/format';
import { catalogueNames, compileMessages, readCatalogue } from '../../../scripts/build/languages.ts';
import { catalogue } from '../../../src/art/items/catalogue.ts';
import { itemKey, type ItemParts, partsOfItem } from '../../../src/shared/rules/item-parts.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../src/shared/rules/languages.ts';
import { isArgument, pseudoOf } from './pseudo.ts';

/** A text, or the name of an argument. */
export type Part = string | { name: string };
export type Pattern = readonly Part[];

export interface MessagePair {
  /** One for each variant of plurals and selections. */
  english: readonly Pattern[];
  other: readonly Pattern[];
}

export type Compiled = { [key: string]: CompiledMessage | Compiled };

const VARIANTS_MAX = 40;
/** Names of emoji, which no test looks for: their many short words are parts of what tests look for. */
const LEFT_OUT = new Set(['emoji-names', 'custom-emoji-names']);

export async function readPairs(language: Language | 'pseudo'): Promise<MessagePair[]> {
  const rooms = await Promise.all(
    catalogueNames()
      .filter((room) => !LEFT_OUT.has(room))
      .map(async (room) => {
        const english = compileMessages(await readCatalogue(DEFAULT_LANGUAGE, room)) as Compiled;
        const other =
          language === 'pseudo'
            ? mapMessages(english, pseudoOf)
            : (compileMessages(await readCatalogue(language, room)) as Compiled);
        return [...pairsOf(english, other), ...(room === 'item-names' ? itemPairs(english, other) : [])];
      }),
  );
  return rooms.flat();
}

const isMessage = (value: CompiledMessage | Compiled): value is CompiledMessage =>
  typeof value === 'string' || Array.isArray(value);

export const mapMessages = (all: Compiled, change: (message: CompiledMessage) => CompiledMessage): Compiled =>
  Object.fromEntries(
    Object.entries(all).map(([key, one]) => [key, isMessage(one) ? change(one) : mapMessages(one, change)]),
  );

function pairsOf(english: Compiled, other: Compiled): MessagePair[] {
  return Object.entries(english).flatMap(([key, message]) => {
    const translation = other[key];
    if (translation === undefined) return [];
    if (isMessage(message)) {
      return isMessage(translation) ? [{ english: patternsOf(message), other: patternsOf(translation) }] : [];
    }
    return isMessage(translation) ? [] : pairsOf(message, translation);
  });
}

/** Names of items, which pages make of several messages. Exported for its test. */
export function itemPairs(english: Compiled, other: Compiled): MessagePair[] {
  const known = { designs: groupOf(english, 'designs'), colours: groupOf(english, 'colours') };
  return catalogue().flatMap(({ id }) => {
    const parts = partsOfItem(id, known);
    return parts === null ? [] : [{ english: [itemName(english, parts)], other: [itemName(other, parts)] }];
  });
}

const groupOf = (names: Compiled, group: string): Readonly<Record<string, string>> =>
  (names[group] ?? {}) as Readonly<Record<string, string>>;

function itemName(names: Compiled, parts: ItemParts): Pattern {
  const design = groupOf(names, 'designs')[parts.design] ?? '';
  const colour = groupOf(names, 'ownColours')[itemKey(parts)] ?? groupOf(names, 'colours')[parts.colour] ?? '';
  if (colour === '' || colour === '[]') return [design];
  const [pattern = []] = patternsOf(names.named as CompiledMessage);
  return pattern.map((part) => (typeof part === 'string' ? part : part.name === 'design' ? design : colour));
}

const patternsOf = (message: CompiledMessage): Pattern[] =>
  typeof message === 'string' ? [[message]] : patternsOfList(message);

const patternsOfList = (nodes: readonly unknown[]): Pattern[] =>
  nodes.reduce<Pattern[]>(
    (before, node) => {
      const next = patternsOfNode(node);
      return before.flatMap((start) => next.map((end) => [...start, ...end])).slice(0, VARIANTS_MAX);
    },
    [[]],
  );

function patternsOfNode(node: unknown): Pattern[] {
  if (typeof node === 'string') return [[node]];
  if (!Array.isArray(node)) return [[{ name: '#' }]];
  if (!isArgument(node)) return patternsOfList(node);
  const [name, kind, options] = node as [string, number?, object?];
  if (kind === undefined || kind > 3) return [[{ name }]];
  return Object.values(options ?? {}).flatMap((option: unknown) => patternsOfNode(option));
}
