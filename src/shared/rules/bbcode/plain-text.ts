/** Converts BBCode to plain text, for previews of mails and posts, notifications, search and counters. */
import { type BbElement, type BbNode, parseBbcode } from './parse.ts';
import { isBlockTag } from './tags.ts';

/** Replacements for content that is not text, or is hidden. */
export type PlainWords = Readonly<
  Record<'img' | 'youtube' | 'model' | 'emoji' | 'outfit' | 'post' | 'spoiler', string>
>;

/** What the server stores and sends. */
export const PLAIN_ENGLISH: PlainWords = {
  img: '[image]',
  youtube: '[video]',
  model: '[3D model]',
  emoji: '[emoji]',
  outfit: '[outfit]',
  post: '[post]',
  spoiler: '[spoiler]',
};
const CHAT_EMOJI = /<:\/emojis\/[^\s<>:]{1,120}:>/g;

/**
 * The text on one line, without tags; spoilers are hidden. At most `maxLength` UTF-16 units, including an ellipsis when
 * truncated. Never throws.
 */
export function plainText(source: string, maxLength = Number.POSITIVE_INFINITY, replacements = PLAIN_ENGLISH): string {
  const words = wordsOf(parseSafely(source), replacements)
    .replace(CHAT_EMOJI, replacements.emoji)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= maxLength) return words;
  // A surrogate pair is not split.
  const cut = words.slice(0, Math.max(0, maxLength - 1)).replace(/[\uD800-\uDBFF]$/, '');
  return `${wholeWords(cut, words.charAt(cut.length))}…`;
}

/** As many letters of a word may be left out, and as many must be before it. */
const WORD_LENGTH = 24;

/** A word that `cut` ends inside of is left out, if it is not most of the text; so is a comma at the end. */
function wholeWords(cut: string, next: string): string {
  const space = cut.lastIndexOf(' ');
  const isInside = next !== ' ' && space >= WORD_LENGTH && cut.length - space <= WORD_LENGTH;
  return (isInside ? cut.slice(0, space) : cut).replace(/[\s,;:]+$/u, '');
}

/** Ids of the posts that a text refers to, each once, in order. Throws a TypeError for a value that is not a string. */
export function extractPostIds(source: string): string[] {
  const ids = new Set<string>();
  const visit = (nodes: readonly BbNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'element' && node.name === 'post') {
        const id = (node.value ?? node.verbatim ?? '').trim();
        if (id !== '') ids.add(id);
      }
      if ('children' in node) visit(node.children);
    }
  };
  visit(parseBbcode(source));
  return [...ids];
}

function parseSafely(source: string): BbNode[] {
  try {
    return parseBbcode(source);
  } catch {
    return [];
  }
}

function wordsOf(nodes: readonly BbNode[], replacements: PlainWords): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'break' || node.kind === 'too-deep') return ' ';
      if (node.kind === 'item') return ` ${wordsOf(node.children, replacements)}`;
      return wordsOfElement(node, replacements);
    })
    .join('');
}

function wordsOfElement(element: BbElement, replacements: PlainWords): string {
  const { name, value, verbatim, children } = element;
  if (name === 'spoiler') return ` ${replacements.spoiler} `;
  if (name in replacements) return replacements[name as keyof PlainWords];
  if (name === 'mention' || name === 'player') return `@${(value ?? verbatim ?? '').trim()}`;
  const words = verbatim ?? wordsOf(children, replacements);
  return isBlockTag(name) ? ` ${words} ` : words;
}
