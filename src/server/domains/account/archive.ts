/**
 * The archive that a player downloads: all stored data as JSON and the uploads, in one zip. It is made while it is sent: one part of
 * the data or one upload is in memory at a time.
 */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Executor } from '../../db/database.ts';
import type { PlayerData } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import type { Blobs } from '../../storage/blobs.ts';

export interface ArchiveSource {
  db: Executor;
  blobs: Pick<Blobs, 'read'>;
  data: readonly PlayerData[];
  playerId: string;
}

/** Bytes of JSON that are compressed at once. */
const PIECE_BYTES = 64 * 1024;

/** The bytes of the zip: `data.json`, and `uploads/NAME` for each upload. Throws what the database or the store throws. */
export async function* archiveOf({ db, blobs, data, playerId }: ArchiveSource): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    ready.push(bytes);
  });
  const mtime = runtime.now();
  const json = new ZipDeflate('data.json');
  json.mtime = mtime;
  zip.add(json);
  for await (const text of jsonOf(db, data, playerId)) {
    const bytes = Buffer.from(text);
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      json.push(bytes.subarray(from, from + PIECE_BYTES));
      yield* ready.splice(0);
    }
  }
  json.push(new Uint8Array(), true);
  const names = new Set<string>();
  for (const part of data) for (const name of (await part.uploads?.(db, playerId)) ?? []) names.add(name);
  for (const name of names) {
    const bytes = await blobs.read(name);
    if (bytes === null) continue;
    // Pictures are compressed already.
    const file = new ZipPassThrough(`uploads/${name}`);
    file.mtime = mtime;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}

/** The text of one JSON object, part by part. */
async function* jsonOf(db: Executor, data: readonly PlayerData[], playerId: string): AsyncGenerator<string> {
  let before = '{\n';
  for (const part of data) {
    yield `${before}${JSON.stringify(part.name)}: ${JSON.stringify(await part.export(db, playerId), null, 2)}`;
    before = ',\n';
  }
  yield '\n}\n';
}
