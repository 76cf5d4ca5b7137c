/** English: the offer to install the page as an app. */
export default {
  offer: 'Promenade as an app: its own window, and one tap away.',
  accept: 'Install',
  done: 'Promenade is installed.',
  later: 'The preferences install it at any time.',
} as const;
