/** English: gestures. */
export default {
  gesturesTitle: 'Gestures',
  close: 'Close',
  taken: 'That seat is taken.',
  full: 'Every seat there is taken.',
  far: 'You cannot sit there now.',
} as const;
