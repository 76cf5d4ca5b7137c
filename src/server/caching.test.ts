/** What browsers and caches between them and the server may keep: a route keeps everything out of caches unless it is listed here. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ITEMS_PATH, PAGE_MANIFEST_PATH } from '../shared/art/manifest.ts';
import { fixtureArtHost } from './testing/art-fixture.ts';
import { PROVIDERS_ENV } from './testing/sign-in-providers.ts';
import { type SignedIn, temporaryFolder, TestServer } from './testing/test-server.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, no-cache';
const PRIVATE = 'private, no-cache';
const NEVER = 'no-store';
/** Routes with answers that may be kept. Those of avatars and uploads have tests of their own. */
const KEPT: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/reset-password',
  '/*',
  '/favicon.ico',
  '/ui/*',
  '/emojis/*',
  '/gltf/*',
  '/game-assets/*',
  '/storage/*',
  '/storage/outfits/:file',
  '/storage/uploads/:name',
  '/avatars/:file',
  '/avatars/:username/:file',
  '/docs/static/*',
  PAGE_MANIFEST_PATH,
  ITEMS_PATH,
]);
const ORIGINS = ['https://one.example', 'https://two.example'];

let server: TestServer;
let player: SignedIn;
const routes: string[] = [];

beforeAll(async () => {
  const dataDir = temporaryFolder();
  const client = join(dataDir, 'dist', 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Promenade</title>');
  writeFileSync(join(client, 'assets', 'app-1a2b.js'), 'export {};');
  writeFileSync(join(client, 'favicon.svg'), '<svg/>');
  const logo = join(dataDir, 'logo.svg');
  writeFileSync(logo, `<svg>${' '.repeat(10_000)}</svg>`);
  const art = await fixtureArtHost();
  server = await TestServer.start({
    dataDir,
    env: { ...PROVIDERS_ENV, CORS_ORIGINS: ORIGINS.join(','), SMTP_URL: 'smtp://127.0.0.1:1' },
    server: {
      art: () =>
        Promise.resolve({
          ...art,
          fileOf: async (address, waitMs) =>
            address === '/ui/logo.svg' ? logo : address === '/ui/slow.webp' ? 'pending' : art.fileOf(address, waitMs),
          isCurrent: (address) => address === '/ui/logo.svg?v=1',
        }),
      onRoute: (method, url) => {
        if (method === 'GET') routes.push(url);
      },
    },
  });
  player = await server.newPlayer('Keeper');
});
afterAll(() => server.stop());

/** By what is said of caches: the addresses, with their status. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  [PRIVATE]: ['200 /', '200 /login'],
  [IMMUTABLE]: ['200 /assets/app-1a2b.js', '200 /ui/logo.svg?v=1'],
  [REVALIDATED]: [
    '200 /ui/logo.svg?v=2',
    '200 /ui/logo.svg',
    `200 ${PAGE_MANIFEST_PATH}`,
    `200 ${ITEMS_PATH}?ids=hat-cap`,
  ],
  'no-cache': ['200 /favicon.svg'],
  [NEVER]: [
    '200 /openapi.json',
    '200 /healthz',
    '200 /livez',
    '200 /readyz',
    '302 /auth/verify-email?token=x',
    '302 /auth/callback/discord?error=access_denied',
    '404 /assets/gone-1a2b.js',
    '404 /nowhere',
    '404 /ui/gone.webp?v=1',
    '404 /avatars/Nobody.webp',
    '404 /storage/uploads/none',
    `422 ${ITEMS_PATH}?ids=`,
    '503 /ui/slow.webp?v=1',
  ],
};

describe.each(Object.entries(ANSWERS))('with %s', (caching, answers) => {
  it.each(answers)('%s', async (answer) => {
    const [status, url = ''] = answer.split(' ');
    const reply = await server.get(url, { accept: 'application/json' });
    expect([String(reply.status), reply.headers['cache-control']]).toEqual([status, caching]);
  });
});

it('no other route lets a cache keep an answer', async () => {
  const others = routes.filter((url) => !KEPT.has(url));
  expect(others.length).toBeGreaterThan(50);
  const kept: string[] = [];
  for (const url of others) {
    const reply = await server.get(url.replaceAll(/:\w+|\*/g, '1'), { 'x-session-key': player.key });
    if (reply.headers['cache-control'] !== NEVER) kept.push(`${url} ${reply.status} ${reply.headers['cache-control']}`);
  }
  expect(kept).toEqual([]);
  expect([...KEPT].filter((url) => !routes.includes(url))).toEqual([]);
});

it('caches keep the answers for each origin and each encoding apart', async () => {
  const reply = await server.get('/ui/logo.svg?v=1', { origin: ORIGINS[1] ?? '' });
  expect(reply.headers['access-control-allow-origin']).toBe(ORIGINS[1]);
  expect(String(reply.headers.vary).toLowerCase().split(', ').toSorted()).toEqual(['accept-encoding', 'origin']);
});
