/**
 * Files kept in the browser's database (IndexedDB) by owner, so that a reload does not lose them. The database may be full,
 * forbidden or missing: reading then gives null and storing gives false, and neither rejects. Owns the limits of number, size and
 * age; ids and owners belong to the callers.
 */
import { runtime } from '../shared/runtime/client.ts';

const DATABASE = 'kept-files';
const STORE = 'files';
/** The oldest files beyond these limits are removed, those of all owners counted. */
const FILES_MAX = 30;
const BYTES_MAX = 64 * 1024 * 1024;
const KEPT_MS = 30 * 24 * 3_600_000;

interface StoredFile {
  id: string;
  owner: string;
  /** Epoch milliseconds. */
  storedAt: number;
  file: Blob;
}

/** Resolves to false when the browser does not keep it. */
export async function storeFile(owner: string, id: string, file: Blob): Promise<boolean> {
  if (file.size > BYTES_MAX) return false;
  const isStored = await inStore(async (store) => {
    const storedAt = runtime.now();
    await done(store.put({ id, owner, storedAt, file } satisfies StoredFile));
    let bytes = 0;
    const all = (await done<StoredFile[]>(store.getAll())).toSorted((a, b) => b.storedAt - a.storedAt);
    for (const [at, one] of all.entries()) {
      bytes += one.file.size;
      if (at >= FILES_MAX || bytes > BYTES_MAX || storedAt - one.storedAt > KEPT_MS) store.delete(one.id);
    }
    return true;
  });
  return isStored ?? false;
}

/** Null when there is none, or one of another owner. */
export function readFile(owner: string, id: string): Promise<Blob | null> {
  return inStore(async (store) => {
    const found = await done<StoredFile | undefined>(store.get(id));
    return found?.owner === owner ? found.file : null;
  });
}

export async function removeFiles(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await inStore(async (store) => {
    for (const id of ids) await done(store.delete(id));
    return null;
  });
}

export async function removeFilesOf(owner: string): Promise<void> {
  await inStore(async (store) => {
    for (const one of await done<StoredFile[]>(store.getAll()))
      if (one.owner === owner) await done(store.delete(one.id));
    return null;
  });
}

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The request to the database failed.')));
  });

/** Resolves once the transaction is complete; to null when it failed. `act` must only wait for requests to the store. */
async function inStore<Value>(act: (store: IDBObjectStore) => Promise<Value>): Promise<Value | null> {
  let database: IDBDatabase | null = null;
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'id' }));
    database = await done(opening);
    const transaction = database.transaction(STORE, 'readwrite');
    const complete = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The database refused the files.')),
      );
    });
    const [value] = await Promise.all([act(transaction.objectStore(STORE)), complete]);
    return value;
  } catch {
    return null;
  } finally {
    database?.close();
  }
}
