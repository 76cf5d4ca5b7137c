import type en from '../en/bell-button.ts';
import type { Translation } from '../types.ts';

export default {
  bell: 'Cloche',
  announced: 'Du nouveau à ta cloche : {unread} à lire',
  named: 'Cloche, {unread} à lire',
} satisfies Translation<typeof en>;
