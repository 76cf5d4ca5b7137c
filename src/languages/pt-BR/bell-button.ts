import type en from '../en/bell-button.ts';
import type { Translation } from '../types.ts';

export default {
  bell: 'Sino',
  announced: 'Novidade no seu sino: {unread} {unread, plural, one {não lida} other {não lidas}}',
  named: 'Sino, {unread} {unread, plural, one {não lida} other {não lidas}}',
} satisfies Translation<typeof en>;
