import type en from '../en/lists.ts';
import type { Translation } from '../types.ts';

export default {
  more: '{count, plural, one {{count} autre} other {{count} autres}}',
} satisfies Translation<typeof en>;
