/**
 * All emoji there are: the standard ones of a small data file and the product's own from the art manifest. Pure reading;
 * `use-emoji-catalogue.ts` fetches both on demand.
 */
import type { ArtEmoji } from '../../shared/art/manifest.ts';
import { emojiMarker } from '../../shared/rules/emoji.ts';

/** In the order of the data file (specification: world, section 3). */
export const EMOJI_CATEGORIES = [
  'Smileys & Emotion',
  'People & Body',
  'Animals & Nature',
  'Travel & Places',
  'Activities',
  'Objects',
  'Symbols',
  'Flags',
] as const;
/** An extra category while there are custom emoji. */
export const CUSTOM_CATEGORY = 'Custom';
export type EmojiCategory = (typeof EMOJI_CATEGORIES)[number] | typeof CUSTOM_CATEGORY;

/** One emoji to choose, and what a choice answers with. */
export interface EmojiChoice {
  /** What goes into a text: the character, or a custom emoji's marker. */
  emoji: string;
  isCustom: boolean;
  /** Custom ones: path of the picture. */
  imageUrl?: string;
  /** What players type between colons. */
  name: string;
  aliases: readonly string[];
}

export interface EmojiCatalogue {
  custom: readonly EmojiChoice[];
  /** By `EMOJI_CATEGORIES`. */
  standard: readonly (readonly EmojiChoice[])[];
}

/** The picker's own, which it has without the manifest too (specification: world, section 3). */
export const DEFAULT_CUSTOM_EMOJI: readonly ArtEmoji[] = [
  { id: 'pepe', names: ['pepe', 'feelsgoodman'], imgUrl: '/emojis/pepe.webp', isAnimated: false },
  { id: 'kappa', names: ['kappa'], imgUrl: '/emojis/kappa.webp', isAnimated: false },
  { id: 'pogchamp', names: ['pogchamp', 'pog'], imgUrl: '/emojis/pogchamp.webp', isAnimated: false },
];

/** Manifest names stand beside the id, which is what the picture is called. */
export const readCustom = (emojis: readonly ArtEmoji[]): EmojiChoice[] =>
  emojis.map(({ id, names, imgUrl }) => ({
    emoji: emojiMarker(imgUrl),
    isCustom: true,
    imageUrl: imgUrl,
    name: id,
    aliases: names.filter((name) => name !== id),
  }));

/** `data` is a category of the data file: 'emoji name other-name|...'. */
export const readStandard = (data: string): EmojiChoice[] =>
  data.split('|').map((entry) => {
    const [emoji = '', name = '', ...aliases] = entry.split(' ');
    return { emoji, isCustom: false, name, aliases };
  });

/** The emoji of a category. */
export function emojiOf(catalogue: EmojiCatalogue, category: EmojiCategory): readonly EmojiChoice[] {
  if (category === CUSTOM_CATEGORY) return catalogue.custom;
  return catalogue.standard[EMOJI_CATEGORIES.indexOf(category)] ?? [];
}
