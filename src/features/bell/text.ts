/** Texts of the bell and its list. */
import messages from '../../languages/en/bell.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

export const unreadCount = (unread: number): string => (unread === 0 ? text.allRead : text.unreadCount({ unread }));
