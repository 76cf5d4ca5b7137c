import type en from '../en/installed-app.ts';
import type { Translation } from '../types.ts';

export default {
  description: 'Passeie por Lantern Bay com seu próprio avatar, conheça pessoas e converse.',
  wide: 'Lantern Bay com gente passeando',
  narrow: 'Lantern Bay em um celular',
} satisfies Translation<typeof en>;
