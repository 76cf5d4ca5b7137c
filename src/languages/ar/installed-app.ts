import type en from '../en/installed-app.ts';
import type { Translation } from '../types.ts';

export default {
  description: 'تمشَّ في Lantern Bay بشخصيتك، وتعرَّف إلى الناس وتحدَّث معهم.',
  wide: 'Lantern Bay وأهلها',
  narrow: 'Lantern Bay على الهاتف',
} satisfies Translation<typeof en>;
