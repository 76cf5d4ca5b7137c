/** What the server's mails say, and how long each is of use. The texts are those of the catalogue `mails`. Owns no state. */
import * as z from 'zod/mini';
import type { Language } from '../../shared/rules/languages.ts';
import { MAIL_TEXTS } from './texts.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface MailText {
  subject: string;
  text: string;
}

/** What a template gets besides its parameters. */
export interface Rendering {
  language: Language;
  /** The token of the link; empty for mails without one. */
  token: string;
}

interface Template<Params> {
  /** How long the mail is of use: not longer than its link. It is not sent later. */
  lifetimeMs: number;
  /** Where the token comes from: it is stored sealed, or follows from the account at each attempt, or there is none. */
  token: 'sealed' | 'derived' | 'none';
  params: z.ZodMiniType<Params>;
  render(params: Params, rendering: Rendering): MailText;
}

const define = <Params>(template: Template<Params>): Template<Params> => template;

/** Without a trailing slash. Links do not depend on the Host header of a request. */
const link = z.object({ publicUrl: z.string() });

export const MAIL_TEMPLATES = {
  /** The link to set a new password. */
  reset: define({
    lifetimeMs: HOUR_MS,
    token: 'sealed',
    params: link,
    render: ({ publicUrl }, { language, token }) => {
      const { hello, reset } = MAIL_TEXTS[language];
      const url = `${publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
      return { subject: reset.subject, text: letter(hello, '', reset.reason, reset.open, '', url, '', reset.once) };
    },
  }),

  /** The link that confirms the e-mail address of a new account. */
  verification: define({
    lifetimeMs: 3 * DAY_MS,
    token: 'derived',
    params: link,
    render: ({ publicUrl }, { language, token }) => {
      const { hello, verification } = MAIL_TEXTS[language];
      const { subject, reason, open, ignore } = verification;
      const url = `${publicUrl}/auth/verify-email?token=${encodeURIComponent(token)}`;
      return { subject, text: letter(hello, '', reason, open, '', url, '', ignore) };
    },
  }),

  /** The reason of a ban, to a player who cannot sign in to read it, and where an appeal is sent. */
  ban: define({
    lifetimeMs: 7 * DAY_MS,
    token: 'none',
    /** `reason`: empty when the operator gave none. `contactEmail`: of the operator; null: not set. */
    params: z.object({ reason: z.string(), contactEmail: z.nullable(z.string()) }),
    render: ({ reason, contactEmail }, { language }) => {
      const { hello, ban } = MAIL_TEXTS[language];
      const cause = reason === '' ? [ban.noReason] : [ban.reason, '', reason];
      const appeal = contactEmail === null ? [] : ['', ban.appeal, '', contactEmail];
      return { subject: ban.subject, text: letter(hello, '', ...cause, ...appeal) };
    },
  }),

  /** To the former address of an account whose address the operator changed. It does not name the new one. */
  'email-change': define({
    lifetimeMs: 7 * DAY_MS,
    token: 'none',
    params: z.object({ contactEmail: z.nullable(z.string()) }),
    render: ({ contactEmail }, { language }) => {
      const { hello, emailChange } = MAIL_TEXTS[language];
      const contact = contactEmail === null ? [] : ['', emailChange.contact, '', contactEmail];
      return { subject: emailChange.subject, text: letter(hello, '', emailChange.reason, ...contact) };
    },
  }),

  /** To the operator. */
  feedback: define({
    lifetimeMs: 7 * DAY_MS,
    token: 'none',
    params: z.object({ username: z.string(), email: z.string(), message: z.string() }),
    render: ({ username, email, message }) => ({
      subject: `Feedback from ${username}`,
      text: `${username} (${email}) writes:\n\n${message}\n`,
    }),
  }),

  /** To the operator. */
  'payment-issue': define({
    lifetimeMs: 7 * DAY_MS,
    token: 'none',
    params: z.object({ eventId: z.string(), offer: z.string(), reason: z.string() }),
    render: ({ eventId, offer, reason }) => ({
      subject: `A payment has to be paid back: ${offer}`,
      text: `The payment ${eventId} for ${offer} gave nothing: ${reason}. Pay it back with the payment provider, then run:\n\nnpm run admin -- settle ${eventId}\n`,
    }),
  }),

  /** A finished text of the previous version: all of it is sealed. */
  stored: define({
    lifetimeMs: 7 * DAY_MS,
    token: 'sealed',
    params: z.object({}),
    render: (_params, { token }) => storedText.parse(JSON.parse(token)),
  }),
} as const;

const storedText = z.object({ subject: z.string(), text: z.string() });

export type MailTemplate = keyof typeof MAIL_TEMPLATES;
export type ParamsOf<Name extends MailTemplate> = z.infer<(typeof MAIL_TEMPLATES)[Name]['params']>;

export const TEMPLATE_NAMES = Object.keys(MAIL_TEMPLATES) as MailTemplate[];

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(MAIL_TEMPLATES, name);

/** `params`: as stored, JSON. Throws when they are not those of the template. */
export function renderMail(name: MailTemplate, params: string, rendering: Rendering): MailText {
  const template: Template<never> = MAIL_TEMPLATES[name] as Template<never>;
  return template.render(template.params.parse(JSON.parse(params)), rendering);
}

const letter = (...lines: string[]): string => [...lines, '', 'Promenade', ''].join('\n');
