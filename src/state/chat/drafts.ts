/**
 * Drafts of texts that are not sent yet, kept in `localStorage` by author. A draft survives a reload, a sign-out and a
 * failed request; it is removed when it is sent or discarded.
 */
import * as z from 'zod/mini';
import { session } from '../session/session.ts';
import { readStored, writeStored } from '../../net/browser-storage.ts';

const STORAGE_KEY = 'drafts';
/** The oldest drafts beyond this number are removed. */
const MAX_DRAFTS = 50;

const storedShape = z.array(z.object({ writer: z.string(), key: z.string(), text: z.string() }));
type Stored = z.infer<typeof storedShape>;

/** Fallback for a browser without storage. */
let unstored: Stored | null = null;

/** The draft of a key such as 'mail:odette'; empty when there is none. */
export function readDraft(key: string): string {
  return readAll().find((draft) => draft.writer === writerNow() && draft.key === key)?.text ?? '';
}

/** Stores a draft; an empty text removes it. */
export function keepDraft(key: string, text: string): void {
  const writer = writerNow();
  const others = readAll().filter((draft) => draft.writer !== writer || draft.key !== key);
  writeAll(text === '' ? others : [...others, { writer, key, text }].slice(-MAX_DRAFTS));
}

export const forgetDraft = (key: string): void => keepDraft(key, '');

/** The last author: a dialog may still be open after the session has ended. */
let lastWriter = '';
function writerNow(): string {
  lastWriter = session.user?.username ?? lastWriter;
  return lastWriter;
}

const readAll = (): Stored => unstored ?? readStored('local', STORAGE_KEY, storedShape) ?? [];

function writeAll(drafts: Stored): void {
  unstored = writeStored('local', STORAGE_KEY, drafts) ? null : drafts;
}
