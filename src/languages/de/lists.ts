import type en from '../en/lists.ts';
import type { Translation } from '../types.ts';

export default {
  more: '{count} weitere',
} satisfies Translation<typeof en>;
