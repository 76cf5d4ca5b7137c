/**
 * Uploads in an S3-compatible bucket, below one prefix. Browsers load them through the server: the client reads pixels
 * of sheets, which needs CORS headers on another origin, and the content policy needs no further origin.
 */
import { DomainError } from '../domain-error.ts';
import { ConfigError } from '../config/env-readers.ts';
import { type BlobEnding, type Blobs, isBlobName, nameBlob } from './blobs.ts';
import { S3_TIMEOUTS, type S3Client, S3Error, type S3Timeouts, s3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';
import { sentence } from '../../shared/rules/sentence.ts';

const PREFIX = 'uploads/';
const CONTENT_TYPES: Readonly<Record<BlobEnding, string>> = { png: 'image/png', webp: 'image/webp' };
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const RETRY_AFTER_S = 10;
/** Statuses of stores for a request that is signed for another region: redirects, or a malformed request. */
const WRONG_REGION: readonly number[] = [301, 307, 400];

export interface S3BlobsOptions {
  timeouts?: S3Timeouts;
  /** Number of names per page of the bucket's list. */
  pageSize?: number;
}

/**
 * Opens the bucket. Rejects with a ConfigError, one line that names the variable, when the bucket is missing,
 * unreachable or rejects the key. Later failures of `put` and `read` are DomainErrors of kind `unavailable`; `sweep`
 * rejects with S3Errors.
 */
export async function openS3Blobs(settings: S3Settings, options: S3BlobsOptions = {}): Promise<Blobs> {
  const client = s3Client(settings, options.timeouts ?? S3_TIMEOUTS);
  await checkAccess(client, settings);
  return {
    put: async (bytes, ending) => {
      const { name, sha256 } = nameBlob(bytes, ending);
      const about = { sha256, contentType: CONTENT_TYPES[ending], cacheControl: CACHE_CONTROL };
      // An existing object is written again, which renews its age.
      await orUnavailable(client.put(PREFIX + name, bytes, about));
      return name;
    },

    read: async (name) => (isBlobName(name) ? await orUnavailable(client.get(PREFIX + name)) : null),

    fileOf: () => null,

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

/** Lists one name, which fails unless address, bucket, region and keys are valid. */
async function checkAccess(client: S3Client, { endpoint, bucket, region }: S3Settings): Promise<void> {
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

async function orUnavailable<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await operation;
  } catch (cause) {
    const said = sentence('picturesAway');
    throw new DomainError('unavailable', said, { code: 'storage', retryAfterS: RETRY_AFTER_S, cause });
  }
}
