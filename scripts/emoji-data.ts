/**
 * `node scripts/emoji-data.ts`: writes the standard emoji of the picker and the autocomplete, a small subset of
 * emojibase-data (MIT) with GitHub's names first and the keywords last. Run it after an update of that package; a test fails until then.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import data from 'emojibase-data/en/data.json' with { type: 'json' };
import baseNames from 'emojibase-data/en/shortcodes/emojibase.json' with { type: 'json' };
import githubNames from 'emojibase-data/en/shortcodes/github.json' with { type: 'json' };
import { fromRoot } from './process/root.ts';

/** Maps emojibase's groups to the categories of the specification (world, section 3); food and drink are objects. */
const CATEGORY_OF_GROUP: Readonly<Record<number, number>> = { 0: 0, 1: 1, 3: 2, 5: 3, 6: 4, 7: 5, 4: 5, 8: 6, 9: 7 };
const CATEGORY_COUNT = 8;
/** Newer emoji are missing from the fonts of systems in use. */
const NEWEST_VERSION = 15;
const NAMES_MAX = 4;
const KEYWORDS_MAX = 6;
const TARGET = fromRoot('src', 'rich-text', 'emoji', 'standard-emoji.ts');

type Shortcodes = Record<string, string | string[]>;

/** Removes the variation selector from emoji with default emoji presentation: keyboards do not insert it. */
const plain = (emoji: string): string => emoji.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

/** The text of the data file. */
export function emojiDataFile(): string {
  const sources: readonly Shortcodes[] = [githubNames, baseNames];
  const categories: string[][] = Array.from({ length: CATEGORY_COUNT }, () => []);
  const entries = data.toSorted(
    (a, b) => Number(a.group === 4) - Number(b.group === 4) || (a.order ?? 0) - (b.order ?? 0),
  );
  for (const { emoji, hexcode, group, version, tags } of entries) {
    const category = group === undefined ? undefined : CATEGORY_OF_GROUP[group];
    if (category === undefined || version > NEWEST_VERSION) continue;
    const names = new Set(sources.flatMap((source) => source[hexcode] ?? []));
    if (names.size === 0) continue;
    const kept = [...names].slice(0, NAMES_MAX);
    categories[category]?.push([plain(emoji), ...kept, ...keywordsOf(tags ?? [], kept)].join(' '));
  }
  const lines = categories.map((list) => `  '${list.join('|')}',`).join('\n');
  return `/** Standard emoji by category: 'emoji name other-name|...'. Written by scripts/emoji-data.ts. This file is data. */\nexport const STANDARD_EMOJI: readonly string[] = [\n${lines}\n];\n`;
}

/** Keywords that a name does not begin with anyway, in the characters of names. */
const keywordsOf = (tags: readonly string[], names: readonly string[]): string[] =>
  tags
    .map((tag) => tag.toLowerCase().replaceAll(/[\s-]+/g, '_'))
    .filter((tag) => /^[a-z0-9_+]+$/.test(tag) && !names.some((name) => name.startsWith(tag)))
    .slice(0, KEYWORDS_MAX);

if (process.argv[1] === import.meta.filename) writeFileSync(TARGET, emojiDataFile());
