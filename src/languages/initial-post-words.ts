/**
 * Shows the town's first forum posts in the page's language. The wire has them in English and marks them with `initialPost`.
 * The catalogue is loaded when the first of them is shown.
 */
import type { InitialPostKey } from '../shared/rules/forum.ts';

interface Marked {
  initialPost?: InitialPostKey | undefined;
}

type Words = (key: InitialPostKey) => { title: string; message: string };

/** Null when the catalogue could not be loaded: the post stays English, and the next list retries. */
async function loadWords(): Promise<Words | null> {
  try {
    const { INITIAL_POST_TEXTS } = await import('./initial-post-texts.ts');
    return (key) => INITIAL_POST_TEXTS[key];
  } catch {
    return null;
  }
}

/** The same entries; `change` gets each marked one with its title and text (BBCode) in the page's language. */
export async function translateInitial<Entry extends Marked>(
  entries: readonly Entry[],
  change: (entry: Entry, words: { title: string; message: string }) => Entry,
): Promise<Entry[]> {
  if (entries.every(({ initialPost }) => initialPost === undefined)) return [...entries];
  const words = await loadWords();
  return entries.map((entry) =>
    words === null || entry.initialPost === undefined ? entry : change(entry, words(entry.initialPost)),
  );
}
