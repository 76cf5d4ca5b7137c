/**
 * To whom a line of chat is addressed: pure reading of the text, before anyone is looked up. The server decides by it and
 * the client shows it before sending.
 */

export type Address =
  | { kind: 'public'; text: string }
  /** `isCertain`: with a space after the colon it is meant for that player and never becomes public. */
  | { kind: 'named'; name: string; text: string; isCertain: boolean };

const ADDRESSED = /^([A-Za-z0-9_]{3,20}):(?!\/\/)(\s*)(.*)$/s;

/** `text` begins without blanks. A leading backslash makes a line public whatever it looks like, and is dropped. */
export function readAddress(text: string): Address {
  if (text.startsWith('\\')) return { kind: 'public', text: text.slice(1).trim() };
  const match = ADDRESSED.exec(text);
  if (match === null) return { kind: 'public', text };
  const [, name = '', gap = '', body = ''] = match;
  return { kind: 'named', name, text: body, isCertain: gap.length > 0 };
}
