import type en from '../en/gesture-names.ts';
import type { Translation } from '../types.ts';

export default {
  wave: 'Coucou',
  dance: 'Danser',
  laugh: 'Rire',
  clap: 'Applaudir',
  bow: 'Saluer',
  think: 'Réfléchir',
  cheer: 'Hourra',
  sit: 'S’asseoir',
} satisfies Translation<typeof en>;
