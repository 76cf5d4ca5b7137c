/** English: offline. */
export default {
  offlineTitle: "Oh no! You're offline.",
  offlineText:
    'Our service may be undergoing maintenance, or your internet connection may be unstable. Please check your connection and try again.',
  tryAgain: 'Try Again',
  replacedTitle: 'You are playing in another window',
  playHere: 'Play here',
} as const;
