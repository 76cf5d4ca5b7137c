/** Texts of the bell and its list. */
export const BELL = 'Bell';
export const named = (unread: number): string => (unread === 0 ? BELL : `${BELL}, ${unread} unread`);
export const announced = (unread: number): string => `Something new in your bell: ${unread} unread`;
export const unreadCount = (unread: number): string => (unread === 0 ? 'All read' : `${unread} unread`);
export const UNREAD = 'unread';
export const MARK_ALL = 'Mark all as read';
export const MARKED = 'All entries are marked as read.';
export const EMPTY = 'Nothing yet';
export const EMPTY_NOTE = 'Replies, comments, tips, hearts and friend requests appear here.';
export const LIST = 'What happened';
export const LOADING = 'Loading...';
export const LOAD_FAILED = 'The bell could not be read: ';
export const LOAD_MORE_FAILED = 'Older entries could not be loaded.';
