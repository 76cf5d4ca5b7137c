/**
 * What was written and not sent yet. A draft outlives a reload, the end of the session and a failed sending: it stands in
 * the browser's local storage under its writer's name and goes only when it was sent or thrown away.
 */
import * as z from 'zod/mini';
import { session } from '../session/session.ts';

const STORAGE_KEY = 'drafts';
/** The oldest beyond this many are forgotten. */
const MAX_DRAFTS = 50;

const storedShape = z.array(z.object({ writer: z.string(), key: z.string(), text: z.string() }));
type Stored = z.infer<typeof storedShape>;

/** What the page knows when the storage refuses to keep it. */
let unstored: Stored | null = null;

/** The draft kept under a key such as 'mail:odette'; empty when there is none. */
export function readDraft(key: string): string {
  return readAll().find((draft) => draft.writer === writerNow() && draft.key === key)?.text ?? '';
}

/** Keeps a draft; an empty text forgets it. */
export function keepDraft(key: string, text: string): void {
  const writer = writerNow();
  const others = readAll().filter((draft) => draft.writer !== writer || draft.key !== key);
  writeAll(text === '' ? others : [...others, { writer, key, text }].slice(-MAX_DRAFTS));
}

export const forgetDraft = (key: string): void => keepDraft(key, '');

/** The session may be gone while its dialog still stands: who wrote last is still the writer. */
let lastWriter = '';
function writerNow(): string {
  lastWriter = session.user?.username ?? lastWriter;
  return lastWriter;
}

function readAll(): Stored {
  if (unstored) return unstored;
  try {
    return storedShape.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

function writeAll(drafts: Stored): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(drafts));
    unstored = null;
  } catch {
    unstored = drafts;
  }
}
