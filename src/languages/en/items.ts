/** English: items. */
export default {
  retry: 'Retry',
  retryLabel: 'Load the picture again',
  rarities: {
    rare: 'RARE',
    epic: 'EPIC',
    legendary: 'LEGENDARY',
  },
} as const;
