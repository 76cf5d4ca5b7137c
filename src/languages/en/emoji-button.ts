/** English: the button of the emoji picker. */
export default {
  openEmoji: 'Emoji',
  emojiPicker: 'Emoji picker',
  noRoom: 'There is no room for that emoji.',
} as const;
