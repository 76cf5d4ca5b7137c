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

const aboutShape = z.object({
  /** Of the post, or the name of the player, that it belongs to. */
  title: z.string(),
  /** The post that it belongs to. */
  postId: z.optional(z.string()),
  replyId: z.optional(z.string()),
  /** Whose profile has the comment. */
  profile: z.optional(z.string()),
});
const storedShape = z.array(
  z.object({
    writer: z.string(),
    key: z.string(),
    text: z.string(),
    base: z.optional(z.string()),
    about: z.optional(aboutShape),
  }),
);
type Stored = z.infer<typeof storedShape>;

/** What a draft belongs to, for lists of drafts. */
export type DraftAbout = z.infer<typeof aboutShape>;

export interface Draft {
  text: string;
  /** The stored text when the draft was started; undefined for drafts of older versions. */
  base?: string | undefined;
  about?: DraftAbout | undefined;
}

/** Fallback for a browser without storage. */
let unstored: Stored | null = null;

/** The draft of a key such as 'mail:odette'; null when there is none. */
export function findDraft(key: string): Draft | null {
  return readAll().find((draft) => draft.writer === writerNow() && draft.key === key) ?? null;
}

/** The text of a draft; empty when there is none. */
export const readDraft = (key: string): string => findDraft(key)?.text ?? '';

/** All drafts of the author whose keys begin like this, newest first. */
export const draftsLike = (prefix: RegExp): (Draft & { key: string })[] =>
  readAll()
    .filter(({ writer, key, text }) => writer === writerNow() && prefix.test(key) && text.trim() !== '')
    .toReversed();

/** Stores a draft. `base` is the text that it would replace. An empty text without a base removes the draft. */
export function keepDraft(key: string, text: string, base = '', about?: DraftAbout): void {
  const writer = writerNow();
  const others = readAll().filter((draft) => draft.writer !== writer || draft.key !== key);
  writeAll(
    text === base ? others : [...others, { writer, key, text, base, ...(about && { about }) }].slice(-MAX_DRAFTS),
  );
}

/** False when the browser stores nothing: drafts then end with the page. */
export const areDraftsStored = (): boolean => unstored === null;

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
