import type en from '../en/gesture-names.ts';
import type { Translation } from '../types.ts';

export default {
  wave: 'Winken',
  dance: 'Tanzen',
  laugh: 'Lachen',
  clap: 'Klatschen',
  bow: 'Verbeugen',
  think: 'Nachdenken',
  cheer: 'Jubeln',
  sit: 'Sitzen',
} satisfies Translation<typeof en>;
