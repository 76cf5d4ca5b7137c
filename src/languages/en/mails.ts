/** English: mails to an address outside. The link is between the sentences. */
export default {
  hello: 'Hello,',
  reset: {
    subject: 'Set a new password for Promenade',
    reason: 'someone asked to set a new password for the Promenade account with this e-mail address.',
    open: 'If it was you, open this link within the hour:',
    once: 'It works once, and signs out all devices. If it was not you, ignore this mail: nothing changes.',
  },
  verification: {
    subject: 'Confirm your e-mail address for Promenade',
    reason: 'someone created a Promenade account with this e-mail address.',
    open: 'If it was you, open this link within three days:',
    ignore: 'If it was not you, ignore this mail.',
  },
  ban: {
    subject: 'Your Promenade account is banned',
    reason: 'a moderator banned your Promenade account. The reason:',
    noReason: 'a moderator banned your Promenade account.',
    appeal: 'You can appeal once within six months. Write to this address:',
  },
  emailChange: {
    subject: 'Your e-mail address for Promenade was changed',
    reason:
      'an administrator changed the e-mail address of your Promenade account. This address does not open it any more.',
    contact: 'If you did not ask for this, write to this address:',
  },
} as const;
