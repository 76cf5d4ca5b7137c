/** The mail with the link that confirms the e-mail address of a new account. */
import type { Mail } from './transport.ts';

/** As the link. */
const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** `publicUrl` has no trailing slash. */
export function verificationMail(to: string, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}/auth/verify-email?token=${encodeURIComponent(token)}`;
  return {
    to,
    lifetimeMs: LIFETIME_MS,
    subject: 'Confirm your e-mail address for Promenade',
    text: [
      'Hello,',
      '',
      'someone created a Promenade account with this e-mail address.',
      'If it was you, open this link within three days:',
      '',
      link,
      '',
      'If it was not you, ignore this mail.',
      '',
      'Promenade',
      '',
    ].join('\n'),
  };
}
