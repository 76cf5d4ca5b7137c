/** Names in a sentence, and names with values. */
import messages from './en/lists.ts';
import { listOf, texts } from './texts.ts';

const text = texts(messages);

/** Names in one sentence; the others are counted. */
const NAMED_MAX = 3;

/** "Ana, Ben and Cleo", or "Ana, Ben, Cleo and 4 more". */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMED_MAX);
  const rest = names.length - shown.length;
  return listOf(rest > 0 ? [...shown, text.more({ count: rest })] : shown);
}

/** "Sort: newest" */
export const labelled = (label: string, value: string | number): string => text.labelled({ label, value });
