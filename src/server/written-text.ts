/** What players write, made fit to be stored and shown: the one way from a request's text to a row. */
import { DomainError } from './domain-error.ts';

/** Control characters but for tab and line feed; neither database nor reader can do anything with them. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Could disguise who is called what. */
const DISGUISES = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Text of several lines, redacted. */
export const writtenText = (text: string, redact: (text: string) => string): string =>
  redact(text.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROLS, '').trim());

/** The same, and something has to be left of it. Throws a DomainError otherwise. */
export function requiredText(text: string, redact: (text: string) => string): string {
  const written = writtenText(text, redact);
  if (written === '') throw new DomainError('invalid', 'Please write something.', { code: 'empty' });
  return written;
}

/** Redacts a text that is shown beside a name, and reduces it to one line. */
export const writtenLine = (text: string, redact: (text: string) => string): string =>
  redact(text.toWellFormed().replace(DISGUISES, ' ').trim());
