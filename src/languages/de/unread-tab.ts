import type en from '../en/unread-tab.ts';
import type { Translation } from '../types.ts';

export default {
  productName: 'Promenade',
  unread: '({count}) {name}',
} satisfies Translation<typeof en>;
