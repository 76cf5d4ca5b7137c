/** English: the copy of the wishlist. */
export default {
  title: 'Your wishlist',
  keep: 'Keep my wishes on my account',
  keepNote: 'Then your other devices have them too.',
  news: 'Ring the bell when one costs less or few are left',
  kept: 'Your account keeps your wishes.',
  forgotten: 'The copy on your account is deleted. This browser keeps your list.',
  newsOn: 'The bell rings for your wishes.',
  newsOff: 'The bell is quiet about your wishes.',
} as const;
