import type en from '../en/gesture-names.ts';
import type { Translation } from '../types.ts';

export default {
  wave: 'Saludar',
  dance: 'Bailar',
  laugh: 'Reír',
  clap: 'Aplaudir',
  bow: 'Reverencia',
  think: 'Pensar',
  cheer: 'Celebrar',
  sit: 'Sentarse',
} satisfies Translation<typeof en>;
