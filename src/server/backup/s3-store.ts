/**
 * Backups in a bucket of their own. Files are cut into pieces that are named by the hash of their content and stored once, so that a
 * backup sends only what changed since the last one:
 *
 *   2026-11-27T06-28-32-123Z/manifest.json   written last, removed first
 *   pieces/{sha256}                          compressed with Zstandard
 *   uploads/                                 the pool of all backups
 *   deletions.json
 */
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { randomToken } from '../runtime.ts';
import { isBlobName } from '../storage/blobs.ts';
import { type S3Client, S3Error, s3Client } from '../storage/s3-client.ts';
import type { S3Settings } from '../storage/s3-settings.ts';
import { describeFile } from './files.ts';
import { BackupError, type BackupFile, isBackupName, MANIFEST, parseDeletions, parseManifest } from './manifest.ts';
import { type BackupStore, DELETIONS_FILE, type StepOptions, UPLOADS_FOLDER } from './store.ts';

const PIECES = 'pieces/';
const POOL = `${UPLOADS_FOLDER}/`;
const PIECE_BYTES = 1024 * 1024;
/** Pieces that are sent or fetched at a time. */
const LANES = 4;
const PART = '.part-';
const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** `stagingFolder`: where files are made before they are sent; it holds nothing else. */
export function s3Store(settings: S3Settings, stagingFolder: string): BackupStore {
  const client = oneLineErrors(s3Client(settings), settings);
  const label = `s3://${settings.bucket}`;

  const put = (key: string, bytes: Uint8Array, contentType = 'application/octet-stream'): Promise<void> =>
    client.put(key, bytes, { sha256: sha256Of(bytes), contentType, cacheControl: 'no-store' });

  async function namesBelow(prefix: string): Promise<string[]> {
    const names: string[] = [];
    for await (const page of client.list(prefix)) names.push(...page.map(({ key }) => key.slice(prefix.length)));
    return names;
  }

  async function backups(): Promise<string[]> {
    const names = (await namesBelow('')).filter((key) => key.endsWith(`/${MANIFEST}`));
    return names
      .map((key) => key.slice(0, -MANIFEST.length - 1))
      .filter((name) => isBackupName(name))
      .toSorted();
  }

  async function readPiece(piece: string): Promise<Buffer> {
    const stored = await client.get(PIECES + piece);
    const bytes = stored === null ? null : await decompress(stored).catch(() => null);
    if (bytes === null || sha256Of(bytes) !== piece)
      throw new BackupError(`${label}: ${PIECES}${piece} is missing or damaged`);
    return bytes;
  }

  /** Sends the pieces that the bucket does not have. Returns the names of all pieces in their order. */
  async function sendFile(path: string, has: Set<string>, size: number, { progress, signal }: StepOptions) {
    const handle = await open(path);
    const pieces: string[] = [];
    try {
      await inLanes(Math.ceil(size / PIECE_BYTES), async (index) => {
        signal.throwIfAborted();
        const buffer = Buffer.alloc(Math.min(PIECE_BYTES, size - index * PIECE_BYTES));
        await handle.read(buffer, 0, buffer.length, index * PIECE_BYTES);
        const piece = sha256Of(buffer);
        pieces[index] = piece;
        if (!has.has(piece)) {
          has.add(piece);
          await put(PIECES + piece, await compress(buffer));
        }
        progress.step('sending the database', (index + 1) * PIECE_BYTES, size);
      });
    } finally {
      await handle.close();
    }
    return pieces;
  }

  return {
    label,
    backups,

    manifest: async (name) => {
      const bytes = await client.get(`${name}/${MANIFEST}`);
      if (bytes === null) throw new BackupError(`there is no backup ${label}/${name}`);
      return parseManifest(new TextDecoder().decode(bytes), `${label}/${name}`);
    },

    stage: async () => {
      await mkdir(stagingFolder, { recursive: true, mode: 0o700 });
      // The caller holds the lock, so that these are left from backups that were cut short.
      for (const name of await readdir(stagingFolder)) {
        if (name.startsWith(PART)) await rm(join(stagingFolder, name), { recursive: true, force: true });
      }
      const staging = join(stagingFolder, PART + randomToken(6));
      await mkdir(staging, { mode: 0o700 });
      return staging;
    },

    publish: async (name, staging, manifest, options) => {
      const has = new Set(await namesBelow(PIECES));
      const files: BackupFile[] = [];
      for (const file of manifest.files) {
        files.push({ ...file, pieces: await sendFile(join(staging, file.name), has, file.bytes, options) });
      }
      await put(`${name}/${MANIFEST}`, Buffer.from(JSON.stringify({ ...manifest, files })), 'application/json');
      await rm(staging, { recursive: true, force: true });
    },

    discard: (staging) => rm(staging, { recursive: true, force: true }),

    fetch: async (name, file, path, { progress, signal }) => {
      const pieces = file.pieces ?? [];
      const handle = await open(path, 'w', 0o600);
      try {
        await inLanes(pieces.length, async (index) => {
          signal.throwIfAborted();
          const bytes = await readPiece(pieces[index] ?? '');
          await handle.write(bytes, 0, bytes.length, index * PIECE_BYTES);
          progress.step(`fetching ${file.name}`, index + 1, pieces.length);
        });
      } finally {
        await handle.close();
      }
      const { bytes, sha256 } = await describeFile(path);
      if (bytes !== file.bytes || sha256 !== file.sha256)
        throw new BackupError(`${label}/${name}: ${file.name} is damaged`);
    },

    remove: (name) => client.remove(`${name}/${MANIFEST}`),

    removeUnused: async (kept) => {
      const pieces = new Set(kept.flatMap(({ files }) => files.flatMap((file) => file.pieces ?? [])));
      const uploads = new Set(kept.flatMap((manifest) => manifest.uploads));
      for (const piece of await namesBelow(PIECES)) if (!pieces.has(piece)) await client.remove(PIECES + piece);
      for (const name of await namesBelow(POOL)) if (!uploads.has(name)) await client.remove(POOL + name);
    },

    uploads: async () => new Set((await namesBelow(POOL)).filter((name) => isBlobName(name))),
    putUpload: (name, bytes) => put(POOL + name, bytes),
    readUpload: (name) => client.get(POOL + name),

    deletions: async () => {
      const bytes = await client.get(DELETIONS_FILE);
      return bytes === null ? [] : parseDeletions(new TextDecoder().decode(bytes), `${label}/${DELETIONS_FILE}`);
    },

    writeDeletions: (deletions) => put(DELETIONS_FILE, Buffer.from(JSON.stringify(deletions)), 'application/json'),
  };
}

/** Runs `work` for 0 to `count` - 1, some at a time. Rejects with the first error, after the running work has ended. */
async function inLanes(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  let last = count;
  const lane = async (): Promise<void> => {
    while (next < last) {
      const index = next;
      next += 1;
      await work(index).catch((error: unknown) => {
        last = 0;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** The client whose errors are one line for the operator. */
function oneLineErrors(client: S3Client, { endpoint, bucket }: S3Settings): S3Client {
  const explain = (error: unknown): never => {
    if (!(error instanceof S3Error)) throw error;
    throw new BackupError(`the backups' bucket "${bucket}" at ${endpoint}: ${error.message}`);
  };
  return {
    put: (...args) => client.put(...args).catch(explain),
    get: (key) => client.get(key).catch(explain),
    remove: (key) => client.remove(key).catch(explain),
    async *list(...args) {
      try {
        yield* client.list(...args);
      } catch (error) {
        explain(error);
      }
    },
  };
}
