/** What a notification says. Names only: it may be shown on a locked screen. Pure. */
import compile from 'icu-minify/compile';
import format, { type FormatOptions } from 'icu-minify/format';
import ar from '../../../languages/ar/pushes.ts';
import de from '../../../languages/de/pushes.ts';
import en from '../../../languages/en/pushes.ts';
import es from '../../../languages/es/pushes.ts';
import fr from '../../../languages/fr/pushes.ts';
import ptBr from '../../../languages/pt-BR/pushes.ts';
import type { Translation } from '../../../languages/types.ts';
import type { PushKind } from '../../../shared/contract/web-push.ts';
import type { Notice } from '../../../shared/realtime/notices.ts';
import { type Language, LANGUAGES } from '../../../shared/rules/languages.ts';
import { FIRST_STRONG_ISOLATE, POP_ISOLATE } from '../../../shared/rules/text/isolate.ts';

const TEXTS: Readonly<Record<Language, Translation<typeof en>>> = { ar, de, en, es, fr, 'pt-BR': ptBr };

export interface Announcement {
  kind: PushKind;
  /** Username; null: the town itself. */
  from: string | null;
  /** Page that a click opens, below the town's address. */
  page: string;
}

const MAIL_PAGE = '/?open=mail';

/** A friend's whisper that found the player away. It is not kept, so that it cannot be shown. */
export const missedWhisper = (from: string): Announcement => ({ kind: 'whisper', from, page: '/' });

/** The announcement for a notice; null for one that comes only while the page is open. */
export function announcementOf(notice: Notice): Announcement | null {
  switch (notice.code) {
    case 'mail-received':
      return { kind: 'mail', from: notice.params.username, page: MAIL_PAGE };
    case 'friend-request':
      return { kind: 'friend', from: notice.params.username, page: MAIL_PAGE };
    case 'submission-approved':
    case 'submission-rejected':
    case 'creation-withdrawn':
    case 'item-withdrawn':
      return { kind: 'mail', from: null, page: MAIL_PAGE };
    default:
      return null;
  }
}

const FORMATTERS: FormatOptions = {
  formatters: {
    getNumberFormat: (...options) => new Intl.NumberFormat(...options),
    getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
    getPluralRules: (...options) => new Intl.PluralRules(...options),
  },
};

/** The sentence of an announcement. */
export function bodyOf({ kind, from }: Pick<Announcement, 'kind' | 'from'>, language: Language): string {
  const texts = TEXTS[language];
  if (from === null) return texts.anyMail;
  const { locale, direction } = LANGUAGES[language];
  // Among words from right to left, a name keeps the marks at its own ends.
  const username = direction === 'rtl' ? FIRST_STRONG_ISOLATE + from + POP_ISOLATE : from;
  return String(format(compile(texts[kind]), locale, { username }, FORMATTERS));
}
