import type en from '../en/lists.ts';
import type { Translation } from '../types.ts';

export default {
  more: '{count} más',
  labelled: '{label}: {value}',
} satisfies Translation<typeof en>;
