/** The avatar host with real layers and the real core: sizes, positions, caching, ETags and rejected requests. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadCore } from '../../../engine/node/load-core.ts';
import { COLUMN_OF_ROTATION, THUMBNAIL_X_PX, THUMBNAIL_Y_PX } from '../../../shared/art/avatar-sizes.ts';
import { hashLook } from '../../../shared/art/look-hash.ts';
import { FRONT_VIEW, windowName } from '../../../shared/rules/shop-window.ts';
import { bareCustomization, type Customization } from '../../../shared/rules/slots.ts';
import { openArtFolder } from '../../testing/art-folder.ts';
import { answerErrors } from '../../plugins/errors.ts';
import type { ArtHost } from '../../ports.ts';
import {
  BODY_BOX,
  drawArt,
  HAIR_BOX,
  HAIR_COLOUR,
  HAT_CUTS_AT,
  MARK_COLOUR,
  markOf,
  type Rgba,
  skinColour,
} from '../../testing/drawn-art.ts';
import { MemoryWorld } from '../../testing/memory-world.ts';
import { createCatalogue } from '../inventory/service.ts';
import { CacheFolder } from '../../storage/cache-folder.ts';
import { type AvatarDeps, avatarRoutes } from './routes.ts';

let app: FastifyInstance;
let folder: string;
let deps: () => AvatarDeps;
let pendingPath: string | null = null;
/** Layers requested from the art host. */
const requestedUrls: string[] = [];
const world = new MemoryWorld();

const look = (change: Partial<Customization>): Customization => ({ ...bareCustomization(false, 3), ...change });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promenade-avatars-'));
  drawArt(join(folder, 'art'), await loadCore());
  const drawn = await openArtFolder(join(folder, 'art'));
  const art: ArtHost = {
    ...drawn,
    fileOf: async (url, waitMs) => {
      requestedUrls.push(url);
      return url === pendingPath ? 'pending' : drawn.fileOf(url, waitMs);
    },
  };
  world.add('Ada').customization = look({ hair: 'hair-bar' });
  world.add('Twin').customization = look({ hair: 'hair-bar' });
  world.add('Hatter').customization = look({ hair: 'hair-bar', hat: 'hat-none' });
  world.add('Tall').customization = look({ height: 1.15, width: 0.85 });
  world.add('Odd').customization = look({ hair: 'no-such-item', isMale: true });
  app = Fastify();
  answerErrors(app);
  const outfits = {
    lookOf: async (id: string) => (id === 'OutfitOfAda1' ? look({ hair: 'hair-bar' }) : null),
  };
  deps = () => ({
    players: world,
    outfits,
    shopWindow: { lookOf: async (name: string) => (name === windowName(9) ? look({ hair: 'hair-bar' }) : null) },
    art,
    catalogue: createCatalogue(art),
    cache: new CacheFolder({ folder: join(folder, 'avatars'), maxBytes: 1e9 }),
    waitMs: 10,
  });
  avatarRoutes(app, deps());
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  return await app.inject({ method: 'GET', url: `/avatars/${path}`, headers });
}

interface Pixels {
  widthPx: number;
  heightPx: number;
  at(x: number, y: number): Rgba;
}

async function pixels(path: string): Promise<Pixels> {
  const reply = await get(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/webp');
  const { data, info } = await sharp(reply.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgba => {
    const start = (y * info.width + x) * 4;
    return [...data.subarray(start, start + 4)] as unknown as Rgba;
  };
  return { widthPx: info.width, heightPx: info.height, at };
}

const CLEAR: Rgba = [0, 0, 0, 0];
/** Compares colours with a tolerance for lossy WebP encoding. */
function expectColour(actual: Rgba, expected: Rgba): void {
  if (expected[3] === 0) return expect(actual[3]).toBe(0);
  actual.forEach((value, channel) => {
    expect(Math.abs(value - (expected[channel] ?? 0)), `${actual} is not ${expected}`).toBeLessThanOrEqual(12);
  });
}

test.each([
  ['Ada.webp', 218, 218],
  ['Ada/0.webp', 425, 850],
  ['Ada/5.webp', 425, 850],
  ['Ada/sheet.webp', 2550, 850],
  ['Ada/sheet@half.webp', 1278, 425],
  ['Ada/sheet%40half.webp', 1278, 425],
  ['Ada/town.webp', 720, 240],
  ['Ada/town@half.webp', 480, 160],
  ['aDA/town.webp', 720, 240],
  ['~cadence/town.webp', 720, 240],
  ['~cadence.webp', 218, 218],
  [`${windowName(9)}/${FRONT_VIEW}.webp`, 120, 240],
])('%s is %i x %i', async (path, widthPx, heightPx) => {
  const picture = await pixels(path);
  expect([picture.widthPx, picture.heightPx]).toEqual([widthPx, heightPx]);
});

describe('drawing', () => {
  test('each view shows its rotation, and a sheet contains each view in its column', async () => {
    const sheet = await pixels('Ada/sheet.webp');
    for (const [rotation, column] of COLUMN_OF_ROTATION.entries()) {
      const view = await pixels(`Ada/${rotation}.webp`);
      const mark = markOf(rotation);
      expectColour(view.at(mark.x + 4, mark.y + 4), MARK_COLOUR);
      expectColour(sheet.at(column * 425 + mark.x + 4, mark.y + 4), MARK_COLOUR);
      expectColour(view.at(5, 5), CLEAR);
    }
  });

  test('draws body, skin tone and hair; the thumbnail is a crop of the front view', async () => {
    const [view, thumbnail] = [await pixels('Ada/0.webp'), await pixels('Ada.webp')];
    for (const { x, y, colour } of [
      { x: BODY_BOX.x + 60, y: BODY_BOX.y + 100, colour: skinColour(3) },
      { x: HAIR_BOX.x + 60, y: HAIR_BOX.y + 5, colour: HAIR_COLOUR },
    ]) {
      expectColour(view.at(x, y), colour);
      expectColour(thumbnail.at(x - THUMBNAIL_X_PX, y - THUMBNAIL_Y_PX), colour);
    }
  });

  test('a hat clips the hair', async () => {
    const view = await pixels('Hatter/0.webp');
    expectColour(view.at(HAIR_BOX.x + 60, HAT_CUTS_AT - 5), CLEAR);
    expectColour(view.at(HAIR_BOX.x + 60, HAT_CUTS_AT + 5), HAIR_COLOUR);
  });

  test('width and height scale the figure', async () => {
    const view = await pixels('Tall/0.webp');
    expectColour(view.at(BODY_BOX.x + 60, BODY_BOX.y - 30), skinColour(3));
    expectColour(view.at(BODY_BOX.x + 3, BODY_BOX.y + 200), CLEAR);
  });

  test('omits an unknown item', async () => {
    expectColour((await pixels('Odd/0.webp')).at(HAIR_BOX.x + 60, HAIR_BOX.y + 5), CLEAR);
  });
});

describe('equal looks', () => {
  test('share one file and one ETag; 100 concurrent requests draw once', async () => {
    world.add('Ada_2').customization = look({ skinTone: 9 });
    world.add('Twin_2').customization = look({ skinTone: 9 });
    const before = requestedUrls.length;
    const names = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 'Ada_2' : 'Twin_2'));
    const replies = await Promise.all(names.map((name) => get(`${name}/2.webp`)));
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(replies.every(({ rawPayload }) => rawPayload.equals(replies[0]?.rawPayload ?? Buffer.alloc(0)))).toBe(true);
    expect(requestedUrls.slice(before)).toEqual(['/storage/bodies/feminine/9/layers.bin?v=1']);
    const other = await get('Hatter/2.webp');
    expect(other.headers.etag).not.toBe(replies[0]?.headers.etag);
  });

  test('may be kept for minutes by caches at an address with the hash of the look', async () => {
    const cachingOf = async (name: string, version: string): Promise<unknown> =>
      (await get(`${name}/town.webp?v=${version}`)).headers['cache-control'];
    const [hash, incomplete] = [hashLook(look({ hair: 'hair-bar' })), look({ hair: 'no-such-item', isMale: true })];
    expect(await cachingOf('Ada', hash)).toBe('public, max-age=600');
    expect(await cachingOf('Ada', 'r1')).toBe('public, no-cache');
    expect(await cachingOf('Hatter', hash)).toBe('public, no-cache');
    expect(await cachingOf('Odd', hashLook(incomplete))).toBe('public, no-cache');
  });

  test('return 304 for a matching ETag until the look changes', async () => {
    const first = await get('Twin.webp');
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await get('Twin.webp', { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const twin = world.players.get('player-twin');
    if (twin !== undefined) twin.customization = look({});
    const changed = await get('Twin.webp', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });
});

describe('rejected requests', () => {
  test.each([
    'Nobody.webp',
    'Nobody/sheet.webp',
    '~nobody/town.webp',
    '~ember/town.webp',
    'Ada.png',
    'Ada',
    'Ada/6.webp',
    'Ada/-1.webp',
    'Ada/00.webp',
    'Ada/sheet.png',
    'Ada/..%2f..%2fart%2fstorage%2fmanifest.webp',
    '..%2fart.webp',
    '%00.webp',
  ])('%s returns 404', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  test('return 503 with Retry-After while layers are not rendered', async () => {
    world.add('Soon').customization = look({ skinTone: 7 });
    pendingPath = '/storage/bodies/feminine/7/layers.bin?v=1';
    const reply = await get('Soon.webp');
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '2',
    ]);
    pendingPath = null;
    expect((await get('Soon.webp')).statusCode).toBe(200);
  });
});

describe('attacks', () => {
  const started: FastifyInstance[] = [];
  afterEach(async () => {
    for (const one of started.splice(0)) await one.close();
  });
  let count = 0;
  /** A host with an empty cache; returns a function that requests a picture. */
  async function startHost(change: Partial<AvatarDeps> = {}) {
    const host = Fastify();
    started.push(host);
    answerErrors(host);
    const cache = new CacheFolder({ folder: join(folder, `attacked-${(count += 1)}`), maxBytes: 1e9 });
    avatarRoutes(host, { ...deps(), cache, ...change });
    await host.ready();
    return (path: string, remoteAddress = '203.0.113.5') => host.inject({ url: `/avatars/${path}`, remoteAddress });
  }
  const PICTURES = ['0', '1', '2', '3', '4', '5', 'town', 'town@half'] as const;

  test('sizes between two steps share the picture of the nearest step', async () => {
    const request = await startHost();
    const etagOf = async (name: string, width: number, height: number): Promise<unknown> => {
      world.add(name).customization = look({ width, height });
      return (await request(`${name}/0.webp`)).headers.etag;
    };
    const step = await etagOf('Step', 1.1, 0.9);
    expect(await etagOf('Step_2', 1.1049, 0.8951)).toBe(step);
    expect(await etagOf('Step_3', 1.0951, 0.9049)).toBe(step);
    expect(await etagOf('Step_4', 1.106, 0.9)).not.toBe(step);
  });

  test('drawings of one player are limited, cached pictures are not', async () => {
    const request = await startHost({ rateLimitScale: 0.05 });
    const statuses: number[] = [];
    for (const name of PICTURES) statuses.push((await request(`Ada/${name}.webp`, '198.51.100.1')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const refused = await request('Ada/town.webp', '198.51.100.2');
    expect(refused.json()).toMatchObject({ success: false, code: 'too-many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let again = 0; again < 20; again += 1) expect((await request('Ada/0.webp')).statusCode).toBe(200);
    expect((await request('Hatter/0.webp')).statusCode).toBe(200);
  });

  test('drawings for one address are limited, for others they continue', async () => {
    const request = await startHost({ rateLimitScale: 0.01 });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      world.add(`Wide_${index}`).customization = look({ width: 0.9 + index / 100 });
      statuses.push((await request(`Wide_${index}/1.webp`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await request('Wide_6/1.webp', '198.51.100.1')).statusCode).toBe(200);
    expect((await request('Wide_6/1.webp')).statusCode).toBe(200);
  });

  test('more drawings than the queue holds are answered 503 with Retry-After, and can be repeated', async () => {
    const request = await startHost({ queueMax: 2 });
    const replies = await Promise.all(PICTURES.map((name) => request(`Ada/${name}.webp`)));
    const refused = replies.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThanOrEqual(PICTURES.length - 4);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    for (const name of PICTURES) expect((await request(`Ada/${name}.webp`)).statusCode).toBe(200);
  });

  test('a full cache folder answers 503 with Retry-After and grows no further', async () => {
    const cacheFolder = join(folder, 'full');
    const request = await startHost({ cache: new CacheFolder({ folder: cacheFolder, maxBytes: 100 }) });
    const refused = await request('Ada/0.webp');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([503, 60]);
    expect(existsSync(cacheFolder)).toBe(false);
  });
});

test('an outfit picture is the front view of its look; an unknown outfit returns 404', async () => {
  const outfit = await app.inject({ method: 'GET', url: '/storage/outfits/OutfitOfAda1.webp' });
  const worn = await get('Ada/0.webp');
  expect(outfit.statusCode).toBe(200);
  expect(outfit.rawPayload.equals(worn.rawPayload)).toBe(true);
  expect((await app.inject({ method: 'GET', url: '/storage/outfits/OutfitOfNone.webp' })).statusCode).toBe(404);
});
