import type en from '../en/skin-tones.ts';
import type { Translation } from '../types.ts';

export default {
  veryLight: 'sehr hell',
  light: 'hell',
  tan: 'gebräunt',
  brown: 'braun',
  darkBrown: 'dunkelbraun',
  veryDark: 'sehr dunkel',
  pearl: 'perlweiß',
  grey: 'grau',
  green: 'grün',
  blue: 'blau',
  lilac: 'flieder',
} satisfies Translation<typeof en>;
