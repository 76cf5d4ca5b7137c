/**
 * The pseudo-language: the English messages in letters that English does not have. A word in plain letters on a page in it is a word
 * that no catalogue has. Arguments and the words that choose a variant stay.
 */
import type { CompiledMessage } from 'icu-minify/format';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STRANGE = Array.from('àƀĉđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁĈĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ');
const LETTERS = new Map(Array.from(PLAIN, (letter, at): [string, string] => [letter, STRANGE[at] ?? letter]));

/** ICU's kinds of an argument with variants: select, plural and ordinal. */
const VARIANTS: ReadonlySet<unknown> = new Set([1, 2, 3]);

/** Tags of BBCode keep their letters. */
const strange = (text: string): string => text.replace(/\[[^\]]*\]|[a-z]/gi, (part) => LETTERS.get(part) ?? part);

/** Between brackets, so that a sentence made of several messages shows. */
export const pseudoOf = (message: CompiledMessage): CompiledMessage =>
  typeof message === 'string' ? `[${strange(message)}]` : (['[', ...message.map(pseudoNode), ']'] as CompiledMessage);

function pseudoNode(node: unknown): unknown {
  if (typeof node === 'string') return strange(node);
  if (!Array.isArray(node)) return node;
  const [name, kind, options] = node as unknown[];
  if (typeof name === 'string' && VARIANTS.has(kind)) {
    const own = Object.entries(options as object).map(([key, option]) => [key, pseudoOption(option)]);
    return [name, kind, Object.fromEntries(own)];
  }
  return node;
}

/** A variant of one node is that node, of several a list of them. */
const pseudoOption = (option: unknown): unknown =>
  Array.isArray(option) && !isArgument(option) ? option.map(pseudoNode) : pseudoNode(option);

/** `[name]`, `[name, kind, ...]`; a list of nodes begins with a text only before another node than a kind. */
export const isArgument = (node: readonly unknown[]): boolean =>
  typeof node[0] === 'string' && (node.length === 1 || typeof node[1] === 'number') && node[1] !== 0;
