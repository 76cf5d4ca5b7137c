/** Normalises texts of players before they are stored. All domains use these functions. Pure. */
import { hasVisibleBbcode } from '../shared/rules/bbcode/visible.ts';
import { hasVisibleText, withoutInvisible } from '../shared/rules/text/visible-text.ts';
import { DomainError } from './domain-error.ts';
import { sentence } from '../shared/rules/sentence.ts';

/**
 * A text that repeats the same author's text at the same place within this time, in ms, is the same one: a double click, two
 * tabs, or a request that was sent again. It is stored once and answered like the first.
 */
export const REPEAT_MS = 3000;

/** Control characters except tab and line feed. They are invisible, and PostgreSQL rejects NUL. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Characters that could disguise a name: controls, bidirectional controls and line separators. */
const DISGUISES = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Normalises and redacts a text of several lines. */
export const writtenText = (text: string, redact: (text: string) => string): string =>
  redact(text.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROLS, '').trim());

/** Like `writtenText`, for BBCode. Throws a DomainError when the result has no visible character. */
export function requiredText(text: string, redact: (text: string) => string): string {
  const written = writtenText(text, redact);
  if (!hasVisibleBbcode(written)) throw new DomainError('invalid', sentence('pleaseWriteSomething'), { code: 'empty' });
  return written;
}

/** Normalises a text that is shown next to a name to one line without invisible characters, and redacts it. Blanks are empty. */
export function writtenLine(text: string, redact: (text: string) => string): string {
  const line = withoutInvisible(text.toWellFormed().replace(DISGUISES, ' ')).trim();
  return hasVisibleText(line) ? redact(line) : '';
}
