/** Details of the audit log after the deletion of the player whom they concern. */
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import { replaceWords } from '../../replace-words.ts';

/** What the player had written, as the domains record it: at the end, as a whole, or as a quoted title. */
const OWN_TEXTS: readonly [action: RegExp, text: RegExp, replacement: string][] = [
  [/./, / \(was: [^]*$/, ''],
  [/^delete$/, /^((?:comment|reply) \d+): [^]*$/, '$1'],
  [/./, /^(post \d+) "[^]*?\u2069"/, '$1'],
];

/** The details without the player's own texts, and with `deleted` for each of `words`: names and e-mail address, in any case. */
export function withoutPlayer(action: string, details: string, words: readonly string[]): string {
  let kept = details;
  for (const [actions, text, replacement] of OWN_TEXTS) {
    if (actions.test(action)) kept = kept.replace(text, replacement);
  }
  return replaceWords(kept, words, DELETED_NAME);
}
