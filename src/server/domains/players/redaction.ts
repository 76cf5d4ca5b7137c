/** Replaces the words of the operator's list. The list is fixed when the server starts. Pure. */
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';

/**
 * Matches whole words only, in any case and script. An entry of several words matches them with any white space between
 * them.
 */
export function createRedactor(words: readonly string[]): (text: string) => string {
  if (words.length === 0) return (text) => text;
  const alternatives = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.trim().split(/\s+/).map(escapePattern).join('\\s+'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_])`, 'giu');
  return (text) => text.replace(pattern, REDACTION_MARKER);
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
