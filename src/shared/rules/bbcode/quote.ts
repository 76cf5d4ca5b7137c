/**
 * Quotes: the visible text of a post or reply as lines, without the quotes in it, and the code that quotes it. Also finds whom a
 * text quotes, and replaces quotes of a redacted text. Pure.
 */
import { type BbElement, type BbNode, parseBbcode } from './parse.ts';
import { isBlockTag } from './tags.ts';

/** In UTF-16 units, including an ellipsis. */
export const QUOTE_MAX_LENGTH = 500;
const QUOTED_NAMES_MAX = 5;

/** The text as its reader sees it: closed spoilers and pictures are left out. */
export function quotableText(source: string): string {
  return tidy(textOf(parseBbcode(source)));
}

/** `text` is visible text. '' for a text with nothing to quote. */
export function quoteCode(author: string, text: string): string {
  const words = shorten(tidy(text));
  if (words === '') return '';
  return `[quote=${author}]${isPlain(words) ? words : withoutBrackets(words)}[/quote]\n`;
}

const QUOTE_CODE = /(\[quote=([^\]\n]*)\])([\s\S]*?)(\[\/quote\])/gi;

/** Replaces the words of quotes of the author that are words of `quoted`, a BBCode text, by the marker. */
export function redactQuotes(source: string, { author, quoted }: { author: string; quoted: string }, marker: string) {
  const visible = comparable(quotableText(quoted));
  return source.replace(QUOTE_CODE, (code, start: string, name: string, words: string, end: string) => {
    const wanted = comparable(words).replace(/…$/, '').trim();
    const isOf = name.trim().toLowerCase() === author.toLowerCase() && wanted !== '' && visible.includes(wanted);
    return isOf ? start + marker + end : code;
  });
}

/** `quoteCode` may have replaced brackets and line breaks. */
const comparable = (text: string): string => tidy(withoutBrackets(text)).replaceAll('\n', ' ');

/** Names of the players whom a text quotes directly, each once; at most five. */
export function quotedNames(source: string): string[] {
  const names = new Map<string, string>();
  for (const node of parseBbcode(source)) {
    if (node.kind !== 'element' || node.name !== 'quote') continue;
    const name = nameOf(node);
    if (name !== '') names.set(name.toLowerCase(), name);
  }
  return [...names.values()].slice(0, QUOTED_NAMES_MAX);
}

const nameOf = ({ value, attributes }: BbElement): string =>
  (value ?? attributes.get('name') ?? attributes.get('author') ?? '').trim();

function textOf(nodes: readonly BbNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'break') return '\n';
      if (node.kind === 'item') return `\n${textOf(node.children)}`;
      return node.kind === 'element' ? textOfElement(node) : '';
    })
    .join('');
}

const OMITTED: ReadonlySet<BbElement['name']> = new Set([
  'quote',
  'spoiler',
  'img',
  'youtube',
  'model',
  'emoji',
  'post',
  'outfit',
]);

function textOfElement({ name, value, verbatim, children }: BbElement): string {
  if (OMITTED.has(name)) return isBlockTag(name) ? '\n' : '';
  if (name === 'mention' || name === 'player') return `@${(value ?? verbatim ?? '').trim()}`;
  const words = verbatim ?? textOf(children);
  return isBlockTag(name) ? `\n${words}\n` : words;
}

const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();

function shorten(text: string): string {
  if (text.length <= QUOTE_MAX_LENGTH) return text;
  // A surrogate pair is not split.
  const cut = text.slice(0, QUOTE_MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

/** Whether no part of the text is a tag. A closing tag of the quote itself would end it. */
const isPlain = (text: string): boolean =>
  !/\[\/?quote/i.test(text) && parseBbcode(text).every(({ kind }) => kind === 'text' || kind === 'break');

/** BBCode has no escape for brackets. */
const withoutBrackets = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');
