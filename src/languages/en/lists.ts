/** English: parts of lists. */
export default {
  more: '{count} more',
} as const;
