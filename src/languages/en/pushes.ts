/** English: notifications while the page is closed. */
export default {
  whisper: '{username} whispered to you while you were away.',
  mail: 'You have mail from {username}.',
  anyMail: 'You have mail.',
  friend: '{username} would like to be your friend.',
  news: 'There is news for you in the town.',
} as const;
