/**
 * Finds words that plain technical English avoids: figures of speech, archaic words, and words that replace a standard
 * term of the field. Names are compared word by word: `playerNames` is read as two words.
 */
import { type Prose, readProse } from './prose.ts';

/** Banned as phrases and as words of names. */
const BANNED_EVERYWHERE = [
  'told',
  'anew',
  'grave',
  'patience',
  'breathe',
  'tin',
  'pebble',
  'enamel',
  'meanwhile',
  'whoever',
  'whichever',
  'doorkeeper',
];

/** Phrases in comments, log lines, test titles and documents. White space in a text counts as one space. */
const BANNED_PHRASES = [
  ...BANNED_EVERYWHERE,
  'be had',
  "(?<!(?:each|every|last|next|other|that|this) )one's",
  'stands',
  'wishes',
  'hears of',
  'there and then',
  'asks for it again',
  'asked for again',
  'is quiet when',
  'in vain',
  'no sooner',
  'for good',
  'nothing but',
  'signs? of life',
  'for ever',
];

/** Words of names. A name of several words is banned as a whole. */
const BANNED_NAMES = [...BANNED_EVERYWHERE, 'someone', 'footing', 'way out', 'wish focus'];

const PHRASE = new RegExp(`(?<![\\w-])(?:${BANNED_PHRASES.join('|').replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi');
const NAME = new RegExp(`(?<!\\w)(?:${BANNED_NAMES.join('|')})(?!\\w)`, 'g');

/** Lines `file:line: kind says "phrase"` for a file's text, in the order of the file. */
export function findBannedWords(file: string, text: string): string[] {
  const found = readProse(file, text).flatMap((prose) => find(prose).map((one) => ({ ...one, kind: prose.kind })));
  const lines = found
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, kind, phrase }) => {
      return `${file}:${text.slice(0, at).split('\n').length}: ${kind} says "${phrase}"`;
    });
  return [...new Set(lines)];
}

function find({ kind, text, start }: Prose): { at: number; phrase: string }[] {
  if (kind === 'name') return [...wordsOf(text).matchAll(NAME)].map(([phrase]) => ({ at: start, phrase }));
  // The leading asterisks of a block comment and the slashes of line comments are not words.
  const prose = text
    .replaceAll(/\n[ \t]*(?:\*|\/\/)/g, (lead) => `\n${' '.repeat(lead.length - 1)}`)
    .replaceAll('’', "'");
  return [...prose.matchAll(PHRASE)].map((match) => ({
    at: start + match.index,
    phrase: match[0].toLowerCase().replaceAll(/\s+/g, ' '),
  }));
}

/** `playerNames`, `PLAYER_NAMES` and `player-names` -> `player names`. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-$]/g, ' ')
    .toLowerCase();
}
