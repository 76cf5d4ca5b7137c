/** The tab's title (specification: social, section 2). */
export const PRODUCT_NAME = 'Promenade';

/** '(3) Promenade'. Only the name when nothing is unread. */
export const titleOf = (unreadCount: number): string =>
  unreadCount > 0 ? `(${unreadCount}) ${PRODUCT_NAME}` : PRODUCT_NAME;
