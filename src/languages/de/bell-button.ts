import type en from '../en/bell-button.ts';
import type { Translation } from '../types.ts';

export default {
  bell: 'Glocke',
  announced: 'Neues an deiner Glocke: {unread} ungelesen',
  named: 'Glocke, {unread} ungelesen',
} satisfies Translation<typeof en>;
