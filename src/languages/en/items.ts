/** English: items. */
export default {
  retry: 'Retry',
  retryLabel: 'Load the picture again',
  /** Of one cut; the buttons in the group have the names of the items. */
  colours: 'Colours',
  rarities: {
    rare: 'RARE',
    epic: 'EPIC',
    legendary: 'LEGENDARY',
  },
  /** Words of names of items, with | where they may break; empty where the words are short. */
  breaks: '',
} as const;
