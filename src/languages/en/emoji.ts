/** English: emoji. */
export default {
  searchEmoji: 'Search emoji',
  noEmojiFound: 'No emojis found',
  categories: 'Emoji categories',
  /** In the picker's footer while no emoji is highlighted. */
  pickEmoji: 'Pick an emoji',
  found: 'Found',
  loading: 'Fetching emoji…',
  suggestions: 'Emoji suggestions',
  emojiMatching: 'Emoji matching “:{query}”',
  keys: { move: 'move', pick: 'pick', close: 'close' },
  smileysEmotion: 'Smileys & Emotion',
  peopleBody: 'People & Body',
  animalsNature: 'Animals & Nature',
  travelPlaces: 'Travel & Places',
  activities: 'Activities',
  objects: 'Objects',
  symbols: 'Symbols',
  flags: 'Flags',
  custom: 'Custom',
} as const;
