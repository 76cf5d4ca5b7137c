/**
 * All emoji: standard ones from a data file and custom ones from the art manifest. Pure; `use-emoji-catalogue.ts` fetches
 * both on demand.
 */
import type { ArtEmoji } from '../../shared/art/manifest.ts';
import { emojiMarker } from '../../shared/rules/text/emoji.ts';
import { text } from './text.ts';

/** In the order of the data file (specification: world, section 3). */
export const EMOJI_CATEGORIES = [
  text.smileysEmotion,
  text.peopleBody,
  text.animalsNature,
  text.travelPlaces,
  text.activities,
  text.objects,
  text.symbols,
  text.flags,
] as const;
/** The extra category for custom emoji, if there are any. */
export const CUSTOM_CATEGORY = text.custom;
export type EmojiCategory = string;

/** An emoji that can be chosen. */
export interface EmojiChoice {
  /** The inserted text: the character, or a custom emoji's marker. */
  emoji: string;
  isCustom: boolean;
  /** Custom ones: path of the picture. */
  imageUrl?: string;
  /** What players type between colons. */
  name: string;
  /** Its name in the page's language. */
  label?: string;
  aliases: readonly string[];
}

export interface EmojiCatalogue {
  custom: readonly EmojiChoice[];
  /** By `EMOJI_CATEGORIES`. */
  standard: readonly (readonly EmojiChoice[])[];
}

/** The picker's defaults, available without the manifest (specification: world, section 3). */
export const DEFAULT_CUSTOM_EMOJI: readonly ArtEmoji[] = [
  { id: 'pepe', names: ['pepe', 'feelsgoodman'], imgUrl: '/emojis/pepe.webp', isAnimated: false },
  { id: 'kappa', names: ['kappa'], imgUrl: '/emojis/kappa.webp', isAnimated: false },
  { id: 'pogchamp', names: ['pogchamp', 'pog'], imgUrl: '/emojis/pogchamp.webp', isAnimated: false },
];

/** Names from the manifest in addition to the id, which is the picture's file name. */
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

/** For screen readers, and for display beside what is typed. */
export const labelOf = ({ label, name }: EmojiChoice): string => label ?? name;

/** The emoji of a category. */
export function emojiOf(catalogue: EmojiCatalogue, category: EmojiCategory): readonly EmojiChoice[] {
  if (category === CUSTOM_CATEGORY) return catalogue.custom;
  return catalogue.standard[EMOJI_CATEGORIES.indexOf(category)] ?? [];
}
