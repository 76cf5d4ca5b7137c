/** Submissions with an S3 bucket as storage: upload, download, and storage errors. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Submission } from '../../../shared/contract/creations.ts';
import { Caller, refusal } from '../../testing/caller.ts';
import { S3Server } from '../../testing/s3-server.ts';
import { TestServer } from '../../testing/test-server.ts';

let bucket: S3Server;
let server: TestServer;
let ada: Caller;
let sheet: Buffer;

beforeAll(async () => {
  bucket = await S3Server.start();
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.settings;
  server = await TestServer.start({
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  ada = await Caller.create(server, 'Ada_of_Buckets');
  const box = { create: { width: 40, height: 60, channels: 4 as const, background: '#f00' } };
  sheet = await sharp({ create: { width: 2550, height: 850, channels: 4, background: '#0000' } })
    .composite([{ input: box, left: 200, top: 300 }])
    .png()
    .toBuffer();
});
afterAll(async () => {
  await server?.stop();
  await bucket?.stop();
});

async function upload() {
  const form = new FormData();
  for (const [name, value] of Object.entries({ gender: 'female', category: '10', name: 'Knit' }))
    form.append(name, value);
  form.append('image', new Blob([new Uint8Array(sheet)], { type: 'image/png' }), 'sheet.png');
  const whole = new Request('http://localhost/', { method: 'POST', body: form });
  const reply = await server.server.app.inject({
    method: 'POST',
    url: '/game-api/creator/submission',
    headers: { ...ada.headers, 'content-type': whole.headers.get('content-type') ?? '' },
    payload: Buffer.from(await whole.arrayBuffer()),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json<Record<string, unknown>>() };
}
const list = () => ada.list<Submission>('/game-api/creator/submission');

it.each([
  ['its first file', [403]],
  ['its second file', ['none', 403]],
] as const)('a storage error for %s leaves no submission row', async (_, ends) => {
  bucket.fail('PUT', ...ends);
  const reply = await upload();
  expect(reply).toMatchObject(refusal(503, 'storage'));
  expect(reply.headers['retry-after']).toBe('10');
  expect(await list()).toEqual([]);
  expect((await server.server.database.db.selectFrom('submission').selectAll().execute()).length).toBe(0);
});

it('stores uploads in the bucket and serves them through the server', async () => {
  expect((await upload()).status).toBe(200);
  const [submission] = await list();
  const keys = [...bucket.objects.keys()];
  for (const url of [submission?.imageUrl, submission?.thumbnailUrl]) {
    expect(keys).toContain(String(url).replace('/storage/', ''));
    const shown = await server.server.app.inject({ method: 'GET', url: String(url) });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toContain('immutable');
    const stored = bucket.objects.get(String(url).replace('/storage/', ''));
    expect(shown.rawPayload.equals(stored?.bytes ?? Buffer.alloc(0))).toBe(true);
  }
});

it('returns 404 for a missing object and 503 without caching for a storage error', async () => {
  const url = `/storage/uploads/${'0'.repeat(40)}.png`;
  expect((await server.get(url)).status).toBe(404);
  bucket.fail('GET', 403);
  const refused = await server.get(url);
  expect(refused).toMatchObject(refusal(503, 'storage'));
  expect(refused.headers['cache-control']).toBe('no-store');
});
