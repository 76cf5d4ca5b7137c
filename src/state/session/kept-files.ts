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

/** All of a player in this browser. */
export const forgetFilesOf = (username: string): Promise<void> => removeFilesOf(username);
