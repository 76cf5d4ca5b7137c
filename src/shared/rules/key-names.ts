/** What a pressed key means in a shortcut, on keyboards of all languages. Pure. */

type PressedKey = Pick<KeyboardEvent, 'key' | 'code'>;

const LATIN = /^[a-z]$/;

/**
 * The letter of a shortcut, in lower case: the one that the key writes, or, where it writes no Latin letter, the one that is printed
 * at its place on an English keyboard. Other keys keep their name, for example `enter`.
 */
export function letterOf({ key, code }: PressedKey): string {
  const written = key.toLowerCase();
  if (LATIN.test(written) || key.length > 1) return written;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? written;
}

/** The digit at the key's place, 0 to 9, with or without Shift: French keyboards write digits with it. Null for other keys. */
export function digitOf({ key, code }: PressedKey): number | null {
  if (key.length > 1) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? /^\d$/.exec(key)?.[0];
  return digit === undefined ? null : Number(digit);
}

/** Also that of Arabic. */
export const isQuestionMark = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => key === '?' || key === '؟';
