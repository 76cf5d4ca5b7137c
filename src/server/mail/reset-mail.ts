/** The mail with the link to reset a password. */
import type { Language } from '../../shared/rules/languages.ts';
import { MAIL_TEXTS } from './texts.ts';
import type { Mail } from './transport.ts';

/** As the link. */
const LIFETIME_MS = 3600 * 1000;

/** `publicUrl` has no trailing slash. The link does not depend on the Host header of a request. */
export function resetMail(to: string, token: string, publicUrl: string, language: Language): Mail {
  const { hello, reset } = MAIL_TEXTS[language];
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return {
    to,
    lifetimeMs: LIFETIME_MS,
    subject: reset.subject,
    text: [hello, '', reset.reason, reset.open, '', link, '', reset.once, '', 'Promenade', ''].join('\n'),
  };
}
