/** English: weather. */
export default {
  clear: 'Clear sky',
  breeze: 'A light breeze',
  drizzle: 'A little rain',
  fog: 'Fog over the bay',
} as const;
