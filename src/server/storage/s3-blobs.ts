/**
 * Uploads in an S3-compatible bucket, below one prefix. The server stays between the bucket and the browser: sheets are
 * read pixel by pixel there, which another origin would have to allow, and the content policy stays as narrow as it is.
 */
import { DomainError } from '../domain-error.ts';
import { ConfigError } from '../env-readers.ts';
import { type BlobEnding, type Blobs, isBlobName, nameBlob } from './blobs.ts';
import { S3_TIMEOUTS, type S3Client, S3Error, type S3Timeouts, s3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';

const PREFIX = 'uploads/';
const CONTENT_TYPES: Readonly<Record<BlobEnding, string>> = { png: 'image/png', webp: 'image/webp' };
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const RETRY_AFTER_S = 10;
/** How stores answer what was signed for another region: it is malformed, or to be sent elsewhere. */
const WRONG_REGION: readonly number[] = [301, 307, 400];

export interface S3BlobsOptions {
  timeouts?: S3Timeouts;
  /** How many names a page of the bucket's list holds. */
  pageSize?: number;
}

/**
 * Opens the bucket. Rejects with a ConfigError, one line that names the variable, when it is not there, out of reach, or
 * refuses the key. Of what comes later, all that fails is a DomainError: nothing can be stored or shown for now.
 */
export async function openS3Blobs(settings: S3Settings, options: S3BlobsOptions = {}): Promise<Blobs> {
  const client = s3Client(settings, options.timeouts ?? S3_TIMEOUTS);
  await look(client, settings);
  return {
    put: async (bytes, ending) => {
      const { name, sha256 } = nameBlob(bytes, ending);
      const about = { sha256, contentType: CONTENT_TYPES[ending], cacheControl: CACHE_CONTROL };
      // Also when it is there already: that makes it new again.
      await orUnavailable(client.put(PREFIX + name, bytes, about));
      return name;
    },

    read: async (name) => (isBlobName(name) ? await orUnavailable(client.get(PREFIX + name)) : null),

    sweep: async (kept, beforeMs) => {
      let removed = 0;
      for await (const page of client.list(PREFIX, options.pageSize)) {
        for (const { key, modifiedMs } of page) {
          const name = key.slice(PREFIX.length);
          if (!isBlobName(name) || kept.has(name) || modifiedMs >= beforeMs) continue;
          await client.remove(key);
          removed += 1;
        }
      }
      return removed;
    },
  };
}

/** Asks for a page of one name: that takes address, bucket and keys to be right. */
async function look(client: S3Client, { endpoint, bucket, region }: S3Settings): Promise<void> {
  try {
    await client.list(PREFIX, 1).next();
  } catch (error) {
    const status = error instanceof S3Error ? error.status : null;
    if (status === 404) throw new ConfigError(`S3_BUCKET: there is no bucket "${bucket}" at ${endpoint}`);
    if (status === 401 || status === 403) {
      throw new ConfigError(`S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are refused by ${endpoint} for "${bucket}"`);
    }
    if (status !== null && WRONG_REGION.includes(status)) {
      throw new ConfigError(`S3_REGION: ${endpoint} does not take "${region}" for "${bucket}"`);
    }
    const answer = status === null ? 'does not answer' : `answers ${status}`;
    throw new ConfigError(`S3_ENDPOINT: ${endpoint} ${answer}`);
  }
}

async function orUnavailable<Value>(underway: Promise<Value>): Promise<Value> {
  try {
    return await underway;
  } catch (cause) {
    const message = 'Pictures cannot be stored or shown right now. Please try again.';
    throw new DomainError('unavailable', message, { code: 'storage', retryAfterS: RETRY_AFTER_S, cause });
  }
}
