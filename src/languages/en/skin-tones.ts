/** English: words for skin tones, the natural ones from light to dark. */
export default {
  veryLight: 'very light',
  light: 'light',
  tan: 'tan',
  brown: 'brown',
  darkBrown: 'dark brown',
  veryDark: 'very dark',
  pearl: 'pearl white',
  grey: 'grey',
  green: 'green',
  blue: 'blue',
  lilac: 'lilac',
} as const;
