import type en from '../en/gesture-names.ts';
import type { Translation } from '../types.ts';

export default {
  wave: 'Acenar',
  dance: 'Dançar',
  laugh: 'Rir',
  clap: 'Aplaudir',
  bow: 'Reverência',
  think: 'Pensar',
  cheer: 'Comemorar',
  sit: 'Sentar',
} satisfies Translation<typeof en>;
