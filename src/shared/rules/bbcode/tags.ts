/** The BBCode tags and how each is parsed (specification: social, section 5). Other tags are unknown. */

/** Content is parsed further. */
export const TEXT_TAGS = ['b', 'i', 'u', 's', 'font', 'color', 'size'] as const;
/** Block tags: one line break next to them is part of the notation, not of the text. */
const BLOCK_TAGS = ['left', 'center', 'right', 'quote', 'list', 'spoiler'] as const;
/** The content is verbatim, tags included. */
const VERBATIM_TAGS = ['code', 'img', 'youtube', 'emoji', 'model', 'mention', 'player', 'post', 'outfit'] as const;
/** Verbatim without a value; the content is then the address. */
const ADDRESS_TAGS = ['url', 'email'] as const;

export type TagName =
  | (typeof TEXT_TAGS)[number]
  | (typeof BLOCK_TAGS)[number]
  | (typeof VERBATIM_TAGS)[number]
  | (typeof ADDRESS_TAGS)[number];

const NAMES: ReadonlySet<string> = new Set([...TEXT_TAGS, ...BLOCK_TAGS, ...VERBATIM_TAGS, ...ADDRESS_TAGS]);
const BLOCKS: ReadonlySet<string> = new Set([...BLOCK_TAGS, 'code', 'youtube', 'model']);
const VERBATIM: ReadonlySet<string> = new Set(VERBATIM_TAGS);
const ADDRESSES: ReadonlySet<string> = new Set(ADDRESS_TAGS);
/** Aliases from other BBCode dialects. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['colour', 'color'],
  ['strike', 's'],
  ['centre', 'center'],
]);

/** Names are case-insensitive. */
export function canonicalName(written: string): string {
  const name = written.toLowerCase();
  return ALIASES.get(name) ?? name;
}

export const isKnownTag = (name: string): name is TagName => NAMES.has(name);
export const isBlockTag = (name: string): boolean => BLOCKS.has(name);
export const isVerbatim = (name: string, value: string | null): boolean =>
  VERBATIM.has(name) || (value === null && ADDRESSES.has(name));
