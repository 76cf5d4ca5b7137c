/** English: landing. */
export default {
  loadingStatus: 'Loading server status...',
  reportWithoutAccount: 'Report something without an account:',
  creatorLine: 'A game by the creator of another chat product.',
  /** '{n} players of {m} online' */
  statusLine: '{online, number} players of {total, number} online',
} as const;
