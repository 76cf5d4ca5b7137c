/**
 * Parses the addressee of a chat line from its text, without looking up players. The server uses it for delivery, the
 * client for the display before sending. Pure.
 */

export type Address =
  | { kind: 'public'; text: string }
  /** `isCertain`: there is a space after the colon, so the line is never public, even if no such player is found. */
  | { kind: 'named'; name: string; text: string; isCertain: boolean };

const ADDRESSED = /^([A-Za-z0-9_]{3,20}):(?!\/\/)(\s*)(.*)$/s;

/** `text` has no leading white space. A leading backslash makes the line public and is removed. */
export function readAddress(text: string): Address {
  if (text.startsWith('\\')) return { kind: 'public', text: text.slice(1).trim() };
  const match = ADDRESSED.exec(text);
  if (match === null) return { kind: 'public', text };
  const [, name = '', gap = '', body = ''] = match;
  return { kind: 'named', name, text: body, isCertain: gap.length > 0 };
}
