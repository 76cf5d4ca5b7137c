/**
 * Drafts of new submissions on this device, by player, with the pictures that were chosen. They stay over reloads and sign-outs until
 * they are continued or deleted, at most for the time that the browser's files are kept. Owns their list.
 */
import { proxy } from 'valtio';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { randomId } from '../../shared/runtime/runtime.ts';
import {
  forgetFiles,
  giveFilesToDrafts,
  keepFileForDraft,
  newFileId,
  takeFilesFromDrafts,
} from '../../state/session/kept-files.ts';
import { session } from '../../state/session/session.ts';
import type { FormFields } from '../../state/session/use-kept-fields.ts';
import { type Picture, pictureIdsOf, writeKept } from './use-kept-pictures.ts';

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

/** Those of the player, newest first. `inForm` is the id of the one that the open form has kept, or ''. */
export const submissionDrafts = proxy<{ list: SubmissionDraft[]; inForm: string }>({ list: [], inForm: '' });

const all = (): SubmissionDraft[] => readStored('local', KEY, stored) ?? [];
export const playerNow = (): string => session.user?.username ?? '';
const isOwn = ({ player }: SubmissionDraft): boolean => player === playerNow();

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

/**
 * Keeps what was in a form, with its pictures, instead of the draft `replaced` if there is one. Resolves to whether the browser
 * keeps all of it.
 */
export async function keepDraft(fields: FormFields, replaced = ''): Promise<boolean> {
  const areKept = await giveFilesToDrafts(pictureIdsOf(fields.pictures ?? ''));
  return add(playerNow(), fields, replaced).isStored && areKept;
}

export interface KeptCopy {
  /** Of the draft. */
  id: string;
  /** Whether the browser keeps all of it. */
  isWhole: boolean;
}

export interface OpenForm {
  /** Whose session may have ended since. */
  player: string;
  fields: FormFields;
  pictures: ReadonlyMap<Picture, Blob>;
}

/** The same for a form that stays open: the draft has copies of its pictures. */
export async function keepCopy({ player, fields, pictures }: OpenForm, replaced: string): Promise<KeptCopy> {
  const ids = new Map<Picture, string>();
  let areKept = true;
  for (const [picture, file] of pictures) {
    const id = newFileId();
    if (await keepFileForDraft(player, id, file)) ids.set(picture, id);
    else areKept = false;
  }
  const { id, isStored } = add(player, { ...fields, pictures: writeKept(ids) }, replaced);
  return { id, isWhole: isStored && areKept };
}

function add(player: string, fields: FormFields, replaced: string): { id: string; isStored: boolean } {
  const id = randomId(runtime);
  const own = all()
    .filter((one) => one.player === player)
    .toSorted((a, b) => b.savedAt - a.savedAt);
  const others = own.filter((one) => one.id !== replaced);
  const kept = others.slice(0, DRAFTS_MAX - 1);
  for (const old of own) if (!kept.includes(old)) void forgetFiles(pictureIdsOf(old.fields.pictures ?? ''));
  const added = { id, player, savedAt: runtime.now(), fields };
  return { id, isStored: write([added, ...kept, ...all().filter((one) => one.player !== player)]) };
}

/** The list leaves out the draft that the open form has kept. Returns a function that shows it again. */
export function leaveOut(id: string): () => void {
  submissionDrafts.inForm = id;
  return () => {
    submissionDrafts.inForm = '';
  };
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
