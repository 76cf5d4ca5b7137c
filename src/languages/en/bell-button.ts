/** English: the button of the bell. */
export default {
  bell: 'Bell',
  announced: 'Something new in your bell: {unread} unread',
  named: 'Bell, {unread} unread',
} as const;
