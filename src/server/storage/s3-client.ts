/**
 * The four S3 calls for uploads, with path-style addresses. aws4fetch signs them (signature version 4, with the body's
 * hash). Calls have a time limit and are retried with exponential backoff when the store is busy or unreachable.
 */
import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { sleep } from '../../shared/runtime/runtime.ts';
import { runtime } from '../runtime.ts';
import type { S3Settings } from './s3-settings.ts';

export interface S3Timeouts {
  /** For one try, including the response body. */
  timeoutMs: number;
  tries: number;
  /** Before the second try; doubles with each further try. */
  pauseMs: number;
}

export const S3_TIMEOUTS: S3Timeouts = { timeoutMs: 15_000, tries: 4, pauseMs: 200 };

/** A failed call. Message and cause contain no key and no signature. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  /** null: the store did not answer. */
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export interface StoredObject {
  key: string;
  modifiedMs: number;
}

export interface S3Client {
  put(
    key: string,
    bytes: Uint8Array,
    about: { sha256: string; contentType: string; cacheControl: string },
  ): Promise<void>;
  /** null when there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  /** Succeeds also when the object does not exist. */
  remove(key: string): Promise<void>;
  /** All objects below a prefix, page by page. `pageSize` is at most 1000. */
  list(prefix: string, pageSize?: number): AsyncGenerator<StoredObject[]>;
}

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  bytes: Uint8Array;
}

const EMPTY_SHA256 = createHash('sha256').digest('hex');
const PAGE_SIZE = 1000;
const isRetryable = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/** All calls reject only with S3Errors. */
export function s3Client(settings: S3Settings, timeouts: S3Timeouts = S3_TIMEOUTS): S3Client {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  async function tryOnce({ method, key = '', query = {}, body, headers = {} }: Call): Promise<Answer> {
    const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    // Each attempt is signed again: a signature contains the time.
    const signed = await aws.sign(url, {
      method,
      ...(body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> }),
      headers: { 'x-amz-content-sha256': EMPTY_SHA256, ...headers },
    });
    const response = await fetch(signed, { signal: AbortSignal.timeout(timeouts.timeoutMs), redirect: 'manual' });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  async function call(what: Call): Promise<Answer> {
    const description = `${what.method} ${what.key ?? `list of ${bucket}`}`;
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= timeouts.tries;
      try {
        const answer = await tryOnce(what);
        if (isLast || !isRetryable(answer.status)) return answer;
      } catch (cause) {
        if (isLast) throw new S3Error(`the bucket did not answer ${description}`, null, cause);
      }
      await sleep(runtime, timeouts.pauseMs * 2 ** (attempt - 1));
    }
  }

  /** The body of a 2xx response. Rejects with an S3Error otherwise. */
  async function callOrThrow(what: Call): Promise<Uint8Array> {
    const { status, bytes } = await call(what);
    if (status >= 200 && status < 300) return bytes;
    const code = errorCodeOf(bytes);
    throw new S3Error(`the bucket answered ${status}${code === null ? '' : ` (${code})`} to ${what.method}`, status);
  }

  return {
    put: async (key, bytes, { sha256, contentType, cacheControl }) => {
      const headers = {
        'x-amz-content-sha256': sha256,
        'content-type': contentType,
        'cache-control': cacheControl,
      };
      await callOrThrow({ method: 'PUT', key, body: bytes, headers });
    },

    get: async (key) => {
      try {
        return await callOrThrow({ method: 'GET', key });
      } catch (error) {
        if (error instanceof S3Error && error.status === 404) return null;
        throw error;
      }
    },

    remove: async (key) => void (await callOrThrow({ method: 'DELETE', key })),

    async *list(prefix, pageSize = PAGE_SIZE) {
      let next: string | null = null;
      do {
        const query: Record<string, string> = { 'list-type': '2', prefix, 'max-keys': String(pageSize) };
        if (next !== null) query['continuation-token'] = next;
        const page = readPage(await callOrThrow({ method: 'GET', query }));
        yield page.objects;
        next = page.next;
      } while (next !== null);
    },
  };
}

const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const errorAnswer = z.object({ Error: z.object({ Code: z.string() }) });

/** The error code of an answer; null when the answer is not an error document. */
function errorCodeOf(bytes: Uint8Array): string | null {
  try {
    const parsed = errorAnswer.safeParse(xml.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data.Error.Code : null;
  } catch {
    return null;
  }
}

const listAnswer = z.object({
  ListBucketResult: z.object({
    IsTruncated: z.optional(z.string()),
    NextContinuationToken: z.optional(z.string()),
    Contents: z.optional(z.array(z.object({ Key: z.optional(z.string()), LastModified: z.optional(z.string()) }))),
  }),
});

/**
 * Parses a page of ListObjectsV2. Objects without a key or a time are omitted; `next` is null on the last page. Throws
 * an S3Error for another document.
 */
function readPage(bytes: Uint8Array): { objects: StoredObject[]; next: string | null } {
  const parsed = listAnswer.safeParse(xml.parse(new TextDecoder().decode(bytes)));
  if (!parsed.success) throw new S3Error('the bucket answered a listing with another document', 200, parsed.error);
  const page = parsed.data.ListBucketResult;
  const objects = (page.Contents ?? []).flatMap(({ Key: key = '', LastModified: modified = '' }) => {
    const modifiedMs = Date.parse(modified);
    return key === '' || Number.isNaN(modifiedMs) ? [] : [{ key, modifiedMs }];
  });
  return { objects, next: page.IsTruncated === 'true' ? (page.NextContinuationToken ?? null) : null };
}
