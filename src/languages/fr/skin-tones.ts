import type en from '../en/skin-tones.ts';
import type { Translation } from '../types.ts';

export default {
  veryLight: 'très clair',
  light: 'clair',
  tan: 'hâlé',
  brown: 'brun',
  darkBrown: 'brun foncé',
  veryDark: 'très foncé',
  pearl: 'blanc nacré',
  grey: 'gris',
  green: 'vert',
  blue: 'bleu',
  lilac: 'lilas',
} satisfies Translation<typeof en>;
