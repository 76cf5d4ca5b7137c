/** The mail with the link to reset a password. */
import type { Mail } from './transport.ts';

/** As the link. */
const LIFETIME_MS = 3600 * 1000;

/** `publicUrl` has no trailing slash. The link does not depend on the Host header of a request. */
export function resetMail(to: string, token: string, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return {
    to,
    lifetimeMs: LIFETIME_MS,
    subject: 'Set a new password for Promenade',
    text: [
      'Hello,',
      '',
      'someone asked to set a new password for the Promenade account with this e-mail address.',
      'If it was you, open this link within the hour:',
      '',
      link,
      '',
      'It works once, and signs out all devices. If it was not you, ignore this mail: nothing changes.',
      '',
      'Promenade',
      '',
    ].join('\n'),
  };
}
