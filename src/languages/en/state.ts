/** English: state. */
export default {
  equipFailed: 'Error equipping item.',
  saveFailed: 'Error creating outfit.',
  deleteFailed: 'Error deleting outfit.',
  wearFailed: 'Error wearing outfit.',
  outfitWord: '(outfit)',
} as const;
