/** The mail with the reason of a ban, to a player who cannot sign in to read it, and where an appeal is sent. */
import type { Language } from '../../shared/rules/languages.ts';
import { MAIL_TEXTS } from './texts.ts';
import type { Mail } from './transport.ts';

const LIFETIME_MS = 7 * 24 * 3600 * 1000;

export interface Ban {
  to: string;
  reason: string;
  /** Of the operator; null: not set. */
  contactEmail: string | null;
  language: Language;
}

export function banMail({ to, reason, contactEmail, language }: Ban): Mail {
  const { hello, ban } = MAIL_TEXTS[language];
  const appeal = contactEmail === null ? [] : ['', ban.appeal, '', contactEmail];
  return {
    to,
    lifetimeMs: LIFETIME_MS,
    subject: ban.subject,
    text: [hello, '', ban.reason, '', reason, ...appeal, '', 'Promenade', ''].join('\n'),
  };
}
