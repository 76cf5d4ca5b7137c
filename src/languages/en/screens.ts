/** English: screens. */
export default {
  loading: 'Loading...',
} as const;
