import type en from '../en/skin-tones.ts';
import type { Translation } from '../types.ts';

export default {
  veryLight: 'muy claro',
  light: 'claro',
  tan: 'bronceado',
  brown: 'marrón',
  darkBrown: 'marrón oscuro',
  veryDark: 'muy oscuro',
  pearl: 'blanco perla',
  grey: 'gris',
  green: 'verde',
  blue: 'azul',
  lilac: 'lila',
} satisfies Translation<typeof en>;
