import type en from '../en/emoji.ts';
import type { Translation } from '../types.ts';

export default {
  searchEmoji: 'Emoji suchen',
  noEmojiFound: 'Keine Emojis gefunden',
  categories: 'Arten von Emojis',
  pickEmoji: 'Wähle ein Emoji',
  found: 'Gefunden',
  loading: 'Emojis werden geholt …',
  suggestions: 'Vorgeschlagene Emojis',
  emojiMatching: 'Emojis zu „:{query}“',
  keys: { move: 'bewegen', pick: 'wählen', close: 'schließen' },
  smileysEmotion: 'Smileys & Gefühle',
  peopleBody: 'Leute & Körper',
  animalsNature: 'Tiere & Natur',
  travelPlaces: 'Reisen & Orte',
  activities: 'Aktivitäten',
  objects: 'Gegenstände',
  symbols: 'Symbole',
  flags: 'Flaggen',
  custom: 'Eigene',
} satisfies Translation<typeof en>;
