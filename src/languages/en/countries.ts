/** English: places outside the earth; countries are named by the browser. */
export default {
  sun: 'The Sun',
  moon: 'The Moon',
} as const;
