/** The avatar host with real layers and the real core: sizes, positions, caching, ETags and rejected requests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCore } from '../../../engine/node/load-core.ts';
import { COLUMN_OF_ROTATION, THUMBNAIL_X_PX, THUMBNAIL_Y_PX } from '../../../shared/art/avatar-sizes.ts';
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
import { avatarRoutes } from './routes.ts';

let app: FastifyInstance;
let folder: string;
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
  avatarRoutes(app, {
    players: world,
    outfits,
    art,
    catalogue: createCatalogue(art),
    cache: new CacheFolder({ folder: join(folder, 'avatars'), maxBytes: 1e9 }),
    waitMs: 10,
  });
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

test('an outfit picture is the front view of its look; an unknown outfit returns 404', async () => {
  const outfit = await app.inject({ method: 'GET', url: '/storage/outfits/OutfitOfAda1.webp' });
  const worn = await get('Ada/0.webp');
  expect(outfit.statusCode).toBe(200);
  expect(outfit.rawPayload.equals(worn.rawPayload)).toBe(true);
  expect((await app.inject({ method: 'GET', url: '/storage/outfits/OutfitOfNone.webp' })).statusCode).toBe(404);
});
