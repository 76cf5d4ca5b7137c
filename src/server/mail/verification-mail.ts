/** The mail with the link that confirms the e-mail address of a new account. */
import type { Language } from '../../shared/rules/languages.ts';
import { MAIL_TEXTS } from './texts.ts';
import type { Mail } from './transport.ts';

/** As the link. */
const LIFETIME_MS = 3 * 24 * 3600 * 1000;

/** `publicUrl` has no trailing slash. */
export function verificationMail(to: string, token: string, publicUrl: string, language: Language): Mail {
  const { hello, verification } = MAIL_TEXTS[language];
  const link = `${publicUrl}/auth/verify-email?token=${encodeURIComponent(token)}`;
  return {
    to,
    lifetimeMs: LIFETIME_MS,
    subject: verification.subject,
    text: [
      hello,
      '',
      verification.reason,
      verification.open,
      '',
      link,
      '',
      verification.ignore,
      '',
      'Promenade',
      '',
    ].join('\n'),
  };
}
