/** Uploads in a folder and in a bucket, and failures of a bucket: rejections, broken connections, time-outs. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { S3Server } from '../testing/s3-server.ts';
import { type Blobs, diskBlobs } from './blobs.ts';
import { blobsSuite } from './blobs.suite.ts';
import { openS3Blobs } from './s3-blobs.ts';
import type { S3Timeouts } from './s3-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const TIMEOUTS: S3Timeouts = { timeoutMs: 5000, tries: 3, pauseMs: 1 };

async function openBucket(timeouts = TIMEOUTS): Promise<{ server: S3Server; blobs: Blobs }> {
  const server = await S3Server.start();
  closers.push(() => server.stop());
  const blobs = await openS3Blobs(server.settings, { timeouts, pageSize: 2 });
  server.calls.length = 0;
  return { server, blobs };
}

describe('in a folder', () =>
  blobsSuite(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'promenade-blobs-'));
    closers.push(() => rmSync(folder, { recursive: true }));
    return {
      blobs: diskBlobs(folder),
      names: () => readdirSync(folder),
      plant: (name) => writeFileSync(join(folder, name), ''),
    };
  }));

describe('in a bucket', () => {
  blobsSuite(async () => {
    const { server, blobs } = await openBucket();
    return {
      blobs,
      names: () => [...server.objects.keys()].map((key) => key.replace(/^uploads\//, '')),
      plant: (name) =>
        void server.objects.set(`uploads/${name}`, {
          bytes: Buffer.alloc(0),
          modifiedMs: 0,
          headers: { contentType: '', cacheControl: '' },
        }),
    };
  });

  const picture = new TextEncoder().encode('a picture');

  it('stores content type and immutable caching with each object', async () => {
    const { server, blobs } = await openBucket();
    const name = await blobs.put(picture, 'webp');
    expect(server.calls).toEqual([`PUT /town-uploads/uploads/${name}`]);
    expect(server.objects.get(`uploads/${name}`)?.headers).toEqual({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it('retries when the bucket is busy, disconnects or does not answer', async () => {
    const { server, blobs } = await openBucket({ ...TIMEOUTS, timeoutMs: 300 });
    server.fail('PUT', 500, 'hang');
    const name = await blobs.put(picture, 'png');
    expect(server.calls).toHaveLength(3);
    server.fail('GET', 'cut', 503);
    expect(Buffer.from((await blobs.read(name)) ?? []).toString()).toBe('a picture');
  });

  it('fails after all tries, or immediately when rejected, without keys in the error', async () => {
    const { server, blobs } = await openBucket({ ...TIMEOUTS, timeoutMs: 100 });
    const errorOf = async (underway: Promise<unknown>): Promise<string> => {
      const error: unknown = await underway.catch((thrown: unknown) => thrown);
      if (!(error instanceof DomainError)) throw new Error(`${String(error)} is no DomainError`);
      expect([error.kind, error.retryAfterS]).toEqual(['unavailable', 10]);
      const { accessKeyId, secretAccessKey } = server.settings;
      const everything = [error.message, String(error.cause), (error.cause as Error).stack].join('\n');
      expect(everything).not.toMatch(new RegExp(`${accessKeyId}|${secretAccessKey.replace('+', '\\+')}|Signature`));
      return String(error.cause);
    };
    server.fail('PUT', 500, 500, 500);
    expect(await errorOf(blobs.put(picture, 'png'))).toContain('answered 500 (Planned) to PUT');
    server.fail('PUT', 'hang', 'hang', 'hang');
    expect(await errorOf(blobs.put(picture, 'png'))).toContain('did not answer PUT');
    server.calls.length = 0;
    server.fail('GET', 403);
    expect(await errorOf(blobs.read(`${'a'.repeat(40)}.png`))).toContain('answered 403 (Planned) to GET');
    expect(server.calls).toHaveLength(1);
    expect(server.objects.size).toBe(0);
  });

  it('continues a failed sweep at the next one', async () => {
    const { server, blobs } = await openBucket();
    for (const at of [1, 2, 3]) await blobs.put(new TextEncoder().encode(`old ${at}`), 'png');
    server.fail('DELETE', 403);
    await expect(blobs.sweep(new Set(), Date.now() + 1000)).rejects.toThrow('answered 403');
    expect(await blobs.sweep(new Set(), Date.now() + 1000)).toBe(3);
    expect(server.objects.size).toBe(0);
  });

  it.each([
    ['S3_BUCKET', { bucket: 'no-such-bucket' }],
    ['S3_ACCESS_KEY_ID', { accessKeyId: 'AKIDSTRANGER' }],
    ['S3_ACCESS_KEY_ID', { secretAccessKey: 'not-the-secret' }],
    ['S3_REGION', { region: 'us-west-1' }],
    ['S3_ENDPOINT', { endpoint: 'http://127.0.0.1:1' }],
  ])('is not opened with an invalid %s and names it in one line', async (name, change) => {
    const server = await S3Server.start();
    closers.push(() => server.stop());
    const opening = openS3Blobs({ ...server.settings, ...change }, { timeouts: { ...TIMEOUTS, tries: 1 } });
    await expect(opening).rejects.toThrow(new RegExp(`^${name}[^\\n]*$`));
    await expect(opening).rejects.not.toThrow(server.settings.secretAccessKey);
  });
});
