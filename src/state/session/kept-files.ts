/**
 * Files of forms that a reload keeps, by player: pictures that are chosen and not sent yet. They are removed when the form is sent
 * or discarded, and all of a player at the sign-out (`app/keep-notified.ts`). The form keeps their ids.
 */
import { readFile, removeFiles, removeFilesOf, storeFile } from '../../net/browser-files.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { randomId } from '../../shared/runtime/runtime.ts';
import { session } from './session.ts';

const ownerNow = (): string => session.user?.username ?? '';

export const newFileId = (): string => randomId(runtime);

/** Resolves to false when the browser does not keep it. */
export const keepFile = (id: string, file: Blob): Promise<boolean> => storeFile(ownerNow(), id, file);

/** Null when it was not kept. */
export const readKeptFile = (id: string): Promise<Blob | null> => readFile(ownerNow(), id);

export const forgetFiles = (ids: readonly string[]): Promise<void> => removeFiles(ids);

/** Files of drafts, which the sign-out does not remove: drafts stay on this device. */
const draftOwner = (username = ownerNow()): string => `draft:${username}`;

/** A copy for a draft of this player, whose form stays open. Resolves to false when the browser does not keep it. */
export const keepFileForDraft = (username: string, id: string, file: Blob): Promise<boolean> =>
  storeFile(draftOwner(username), id, file);

async function moveFiles(ids: readonly string[], from: string, to: string): Promise<boolean> {
  let areKept = true;
  for (const id of ids) {
    const file = await readFile(from, id);
    areKept &&= file !== null && (await storeFile(to, id, file));
  }
  return areKept;
}

/** From a form to a draft. Resolves to false when one of them is lost. */
export const giveFilesToDrafts = (ids: readonly string[]): Promise<boolean> => moveFiles(ids, ownerNow(), draftOwner());

/** Back to a form. Those that are lost are missing in the form, which says so. */
export const takeFilesFromDrafts = (ids: readonly string[]): Promise<boolean> =>
  moveFiles(ids, draftOwner(), ownerNow());

/** All of a player in this browser, except those of drafts. */
export const forgetFilesOf = (username: string): Promise<void> => removeFilesOf(username);
