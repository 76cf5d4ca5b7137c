import type en from '../en/skin-tones.ts';
import type { Translation } from '../types.ts';

export default {
  veryLight: 'muito claro',
  light: 'claro',
  tan: 'bronzeado',
  brown: 'marrom',
  darkBrown: 'marrom-escuro',
  veryDark: 'muito escuro',
  pearl: 'branco-pérola',
  grey: 'cinza',
  green: 'verde',
  blue: 'azul',
  lilac: 'lilás',
} satisfies Translation<typeof en>;
