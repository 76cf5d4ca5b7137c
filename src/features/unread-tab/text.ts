/** The tab's title (specification: social, section 2). */
import messages from '../../languages/en/unread-tab.ts';
import { texts } from '../../languages/texts.ts';

export const text = texts(messages);

/** '(3) Promenade'. Only the name when nothing is unread. */
export const titleOf = (unreadCount: number): string =>
  unreadCount > 0 ? text.unread({ count: unreadCount, name: text.productName }) : text.productName;
