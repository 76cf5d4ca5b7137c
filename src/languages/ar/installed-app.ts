import type en from '../en/installed-app.ts';
import type { Translation } from '../types.ts';

export default {
  description: 'نزهة في Lantern Bay بشخصيتك، وتعارف وأحاديث مع الناس.',
  wide: 'Lantern Bay وأهلها',
  narrow: 'Lantern Bay على الهاتف',
} satisfies Translation<typeof en>;
