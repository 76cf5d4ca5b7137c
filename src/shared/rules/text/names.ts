/** Names in a sentence. */
/** Names in one sentence; the others are counted. */
const NAMED_MAX = 3;

/** "Ana, Ben and Cleo", or "Ana, Ben, Cleo and 4 more". */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMED_MAX);
  const rest = names.length - shown.length;
  return new Intl.ListFormat('en-GB').format(rest > 0 ? [...shown, `${rest} more`] : shown);
}

export const areOrIs = (names: readonly string[]): 'are' | 'is' => (names.length === 1 ? 'is' : 'are');
