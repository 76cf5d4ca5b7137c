/** The storage host over a folder of art: caching, compression, pending files and invalid paths. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCore } from '../../../engine/node/load-core.ts';
import { type ArtManifest, PAGE_MANIFEST_PATH } from '../../../shared/art/manifest.ts';
import { readLayerPack } from '../../../shared/art/layer-pack.ts';
import { openArtFolder } from '../../testing/art-folder.ts';
import { answerErrors } from '../../plugins/errors.ts';
import { drawArt } from '../../testing/drawn-art.ts';
import { createCatalogue } from '../inventory/service.ts';
import { CacheFolder } from '../../storage/cache-folder.ts';
import { storageRoutes } from './routes.ts';

const LAYERS = '/storage/items/hair-bar/feminine/layers.bin';
const PENDING = '/storage/items/hair-bar/feminine/sheet.webp';

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promenade-storage-'));
  drawArt(join(folder, 'art'), await loadCore());
  writeFileSync(join(folder, 'secret.json'), '{"key":"hidden"}');
  const art = await openArtFolder(join(folder, 'art'));
  app = Fastify();
  answerErrors(app);
  storageRoutes(app, {
    art: {
      manifest: () => art.manifest(),
      isCurrent: (url) => art.isCurrent(url),
      fileOf: async (url, waitMs) => (url === PENDING ? 'pending' : art.fileOf(url, waitMs)),
    },
    catalogue: createCatalogue(art),
    cache: new CacheFolder({ folder: join(folder, 'compressed'), maxBytes: 1e9 }),
    waitMs: 10,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends the path unchanged: `fetch` would normalise it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

test('an address with the current version is immutable, any other is revalidated', async () => {
  const versioned = await get(`${LAYERS}?v=1`);
  expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const newer = await get(`${LAYERS}?v=2`);
  expect([newer.status, newer.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  const plain = await get('/storage/manifest.json');
  expect(plain.headers['cache-control']).toBe('public, no-cache');
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  const again = await get('/storage/manifest.json', { 'if-none-match': String(plain.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('pages get the manifest with the items of new players only, and revalidate it', async () => {
  const page = await get(PAGE_MANIFEST_PATH);
  expect(page.headers['cache-control']).toBe('public, no-cache');
  const { items, ...rest } = JSON.parse(page.body.toString()) as ArtManifest;
  const whole = JSON.parse((await get('/storage/manifest.json')).body.toString()) as ArtManifest;
  expect(items.map(({ id }) => id)).toEqual(['hair-bar']);
  expect(whole.items.length).toBeGreaterThan(1);
  expect({ ...rest, items: whole.items }).toEqual(whole);
  const again = await get(PAGE_MANIFEST_PATH, { 'if-none-match': String(page.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('packed layers are sent as brotli to clients that accept it, and uncompressed to others', async () => {
  const whole = await get(LAYERS);
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(readLayerPack(whole.body)).toHaveLength(6);
  for (const _ of [1, 2]) {
    const packed = await get(LAYERS, { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/octet-stream',
      vary: 'accept-encoding',
      'content-length': String(packed.body.length),
    });
    expect(packed.body.length).toBeLessThan(whole.body.length);
    expect(brotliDecompressSync(packed.body).equals(whole.body)).toBe(true);
    expect(packed.headers.etag).not.toBe(whole.headers.etag);
  }
  const refused = await get(LAYERS, { 'accept-encoding': 'br;q=0, gzip' });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('a picture is sent uncompressed, and HEAD returns only its headers', async () => {
  const picture = await get('/ui/logo.webp', { 'accept-encoding': 'br' });
  expect([picture.status, picture.headers['content-type'], picture.headers['content-encoding']]).toEqual([
    200,
    'image/webp',
    undefined,
  ]);
  const head = await get('/ui/logo.webp', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(picture.body.length),
    0,
  ]);
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});

test('a file that is still being rendered answers 503 and is not cached', async () => {
  const reply = await get(PENDING);
  expect(reply.status).toBe(503);
  expect(reply.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
});

test.each([
  '/storage/items/no-such/feminine/layers.bin?v=1',
  '/storage/',
  '/storage/../../secret.json',
  '/storage/..%2f..%2fsecret.json',
  '/storage/%2e%2e/%2e%2e/secret.json',
  '/storage/..%5c..%5csecret.json',
  '/storage/%00',
  '/storage//etc/passwd',
  '/storage/items',
  '/ui/.hidden',
])('%s answers 404', async (path) => {
  const reply = await get(path);
  expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(reply.body.toString()).not.toContain('hidden"');
});
