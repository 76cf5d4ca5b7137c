/** English: unread-tab. */
export default {
  productName: 'Promenade',
  unread: '({count}) {name}',
} as const;
