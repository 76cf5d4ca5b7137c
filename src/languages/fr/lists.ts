import type en from '../en/lists.ts';
import type { Translation } from '../types.ts';

export default {
  more: '{count, plural, one {{count} autre} other {{count} autres}}',
  labelled: '{label} : {value}',
} satisfies Translation<typeof en>;
