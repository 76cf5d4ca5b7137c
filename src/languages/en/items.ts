/** English: items. */
export default {
  retry: 'Retry',
  retryLabel: 'Load the picture again',
} as const;
