/**
 * Drafts of new submissions on this device, by player, with the pictures that were chosen. They stay over reloads and sign-outs until
 * they are continued or deleted, at most for the time that the browser's files are kept. Owns their list.
 */
import { proxy } from 'valtio';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { randomId } from '../../shared/runtime/runtime.ts';
import { forgetFiles, giveFilesToDrafts, takeFilesFromDrafts } from '../../state/session/kept-files.ts';
import { session } from '../../state/session/session.ts';
import type { FormFields } from '../../state/session/use-kept-fields.ts';
import { pictureIdsOf } from './use-kept-pictures.ts';

const KEY = 'submissionDrafts';
/** Of one player; the oldest is deleted for a newer one. */
const DRAFTS_MAX = 5;

const draft = z.object({
  id: z.string(),
  player: z.string(),
  /** Epoch ms */
  savedAt: z.number(),
  fields: z.record(z.string(), z.string()),
});
const stored = z.array(draft);
export type SubmissionDraft = z.infer<typeof draft>;

/** Those of the player, newest first. */
export const submissionDrafts = proxy<{ list: SubmissionDraft[] }>({ list: [] });

const all = (): SubmissionDraft[] => readStored('local', KEY, stored) ?? [];
const isOwn = ({ player }: SubmissionDraft): boolean => player === (session.user?.username ?? '');

/** Reads them again: another tab may have changed them. */
export function readDrafts(): void {
  submissionDrafts.list = all()
    .filter(isOwn)
    .toSorted((a, b) => b.savedAt - a.savedAt);
}

function write(list: readonly SubmissionDraft[]): boolean {
  const isStored = writeStored('local', KEY, list.length === 0 ? null : list);
  readDrafts();
  return isStored;
}

/** Resolves to whether the browser keeps it, with all its pictures. */
export async function keepDraft(fields: FormFields): Promise<boolean> {
  const areKept = await giveFilesToDrafts(pictureIdsOf(fields.pictures ?? ''));
  const player = session.user?.username ?? '';
  const own = all()
    .filter(isOwn)
    .toSorted((a, b) => b.savedAt - a.savedAt);
  const kept = own.slice(0, DRAFTS_MAX - 1);
  for (const old of own.slice(DRAFTS_MAX - 1)) void forgetFiles(pictureIdsOf(old.fields.pictures ?? ''));
  const added = { id: randomId(runtime), player, savedAt: runtime.now(), fields };
  return write([added, ...kept, ...all().filter((one) => !isOwn(one))]) && areKept;
}

/** Resolves to the fields of a draft, which is none any more: its pictures belong to the form. Null when it is gone. */
export async function takeDraft(id: string): Promise<FormFields | null> {
  const found = all().find((one) => one.id === id);
  if (found === undefined) {
    readDrafts();
    return null;
  }
  await takeFilesFromDrafts(pictureIdsOf(found.fields.pictures ?? ''));
  write(all().filter((one) => one.id !== id));
  return found.fields;
}

export function deleteDraft(id: string): void {
  const found = all().find((one) => one.id === id);
  if (found !== undefined) void forgetFiles(pictureIdsOf(found.fields.pictures ?? ''));
  write(all().filter((one) => one.id !== id));
}
