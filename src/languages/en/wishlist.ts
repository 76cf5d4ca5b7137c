/** English: the copy of the wishlist. */
export default {
  title: 'Your wishlist',
  keep: 'Keep my wishlist on my account',
  keepNote: 'Then your other devices have it too.',
  news: 'Ring the bell when one costs less or few are left',
  kept: 'Your account keeps your wishlist.',
  forgotten: 'The copy on your account is deleted. This browser keeps your list.',
  newsOn: 'The bell tells you about items on your wishlist.',
  newsOff: 'The bell tells you nothing about your wishlist.',
} as const;
