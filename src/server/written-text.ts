/** Normalises texts of players before they are stored. All domains use these functions. Pure. */
import { DomainError } from './domain-error.ts';

/** Control characters except tab and line feed. They are invisible, and PostgreSQL rejects NUL. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Characters that could disguise a name: controls, bidirectional controls and line separators. */
const DISGUISES = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Normalises and redacts a text of several lines. */
export const writtenText = (text: string, redact: (text: string) => string): string =>
  redact(text.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROLS, '').trim());

/** Like `writtenText`. Throws a DomainError when the result is empty. */
export function requiredText(text: string, redact: (text: string) => string): string {
  const written = writtenText(text, redact);
  if (written === '') throw new DomainError('invalid', 'Please write something.', { code: 'empty' });
  return written;
}

/** Normalises a text that is shown next to a name to one line, and redacts it. */
export const writtenLine = (text: string, redact: (text: string) => string): string =>
  redact(text.toWellFormed().replace(DISGUISES, ' ').trim());
