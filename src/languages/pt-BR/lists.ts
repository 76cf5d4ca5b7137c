import type en from '../en/lists.ts';
import type { Translation } from '../types.ts';

export default {
  more: 'mais {count}',
  labelled: '{label}: {value}',
} satisfies Translation<typeof en>;
