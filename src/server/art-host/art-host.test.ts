/** The art host with a scripted generator process: waiting, priority requests, crashes and unknown files. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SceneFile } from '../../shared/art/manifest.ts';
import { artFixture } from '../testing/art-fixture.ts';
import { type RunningArtHost, startArtHost } from './art-host.ts';
import type { Step } from '../testing/scripted-generator.ts';

const SCRIPT = fileURLToPath(new URL('../testing/scripted-generator.ts', import.meta.url));
const LONG_MS = 60_000;
const LAYERS = 'storage/items/hair-bob/feminine/layers.bin';
const TILE = 'game-assets/locations/lantern-bay/sky-day-0.webp';
const SCENE = artFixture.scene.slice(1).replace('?v=1', '');

const scene: SceneFile = {
  version: 1,
  widthPx: 10,
  heightPx: 10,
  location: '/game-assets/locations/lantern-bay/location.json?v=1',
  navigation: '/game-assets/locations/lantern-bay/navigation.bin?v=1',
  layers: {
    day: { sky: [{ url: `/${TILE}?v=1`, x: 0, y: 0, widthPx: 5, heightPx: 5 }], background: [], foreground: [] },
    evening: { sky: [], background: [], foreground: [] },
  },
  light: { tiles: [], scale: 0.5 },
  sprites: {},
  placements: [],
  motionSprites: {},
  motions: [],
  lamps: [],
  moods: { day: [], evening: [] },
};

const MANIFEST: Step[] = [
  { do: 'write', path: 'storage/manifest.json', text: JSON.stringify(artFixture) },
  { do: 'say', message: { type: 'manifest', path: 'storage/manifest.json' } },
];
const rendered = (path: string, text = 'pixels'): Step[] => [
  { do: 'write', path, text },
  { do: 'say', message: { type: 'done', path } },
];
const stay: Step = { do: 'stay' };

let cacheDir: string;
let host: RunningArtHost | null;
let logLines: string[];

beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'promenade-art-'));
  host = null;
  logLines = [];
});
afterEach(async () => {
  await host?.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

async function start(...plans: Step[][]): Promise<RunningArtHost> {
  writeFileSync(join(cacheDir, 'plan.json'), JSON.stringify(plans));
  const log = pino({ level: 'warn' }, { write: (line: string) => logLines.push(line) });
  host = await startArtHost({ cacheDir, log, script: SCRIPT, restartMs: 1 });
  return host;
}

test('the manifest is available before anything is rendered', async () => {
  const art = await start([...MANIFEST, stay]);
  expect(art.manifest()).toEqual(artFixture);
  expect(await art.fileOf('/storage/manifest.json', 0)).toBe(join(cacheDir, 'storage/manifest.json'));
});

test('a fresh manifest of the cache is available before the generator says anything', async () => {
  mkdirSync(join(cacheDir, 'storage'));
  writeFileSync(join(cacheDir, 'storage/manifest.json'), JSON.stringify(artFixture));
  writeFileSync(join(cacheDir, 'plan.json'), JSON.stringify([[stay]]));
  host = await startArtHost({ cacheDir, log: pino({ level: 'silent' }), script: SCRIPT, isManifestFresh: true });
  expect(host.manifest()).toEqual(artFixture);
});

test('an address is current with the version of the manifest only', async () => {
  const art = await start([...MANIFEST, stay]);
  const current = [`/${LAYERS}?v=1`, artFixture.logo];
  const others = [
    `/${LAYERS}?v=2`,
    `/${LAYERS}`,
    '/storage/manifest.json?v=1',
    '/storage/unknown.webp?v=1',
    '/../x?v=1',
  ];
  expect([...current, ...others].map((address) => art.isCurrent(address))).toEqual([
    ...current.map(() => true),
    ...others.map(() => false),
  ]);
});

test('a requested file is rendered with priority and returned when it is complete', async () => {
  const art = await start([...MANIFEST, { do: 'await-request', path: LAYERS }, ...rendered(LAYERS), stay]);
  const [first, second] = await Promise.all([
    art.fileOf(`/${LAYERS}?v=1`, LONG_MS),
    art.fileOf(`/${LAYERS}?v=1`, LONG_MS),
  ]);
  expect([first, second]).toEqual([join(cacheDir, LAYERS), join(cacheDir, LAYERS)]);
});

const READY: Step = { do: 'say', message: { type: 'ready-town' } };
const LOW: Step = { do: 'say', message: { type: 'low-priority' } };
const starts = (): string => readFileSync(join(cacheDir, 'starts'), 'utf8');

test('between the town and the low priority, the process that is warm already renders what is requested', async () => {
  const art = await start([...MANIFEST, READY, { do: 'await-request', path: LAYERS }, ...rendered(LAYERS), stay]);
  await art.townReady();
  expect(await art.fileOf(`/${LAYERS}?v=1`, LONG_MS)).toBe(join(cacheDir, LAYERS));
  expect(starts()).toBe('1');
});

test('the progress counts what is missing, failed and waited for', async () => {
  const art = await start([
    ...MANIFEST,
    { do: 'await-request', path: LAYERS },
    ...rendered(LAYERS),
    { do: 'say', message: { type: 'failed', path: SCENE, reason: 'no paint' } },
    READY,
    stay,
  ]);
  const { missing, ...before } = art.progress();
  expect(before).toEqual({ isTownReady: false, failed: 0, requested: 0 });
  expect(missing).toBeGreaterThan(2);
  const layers = art.fileOf(`/${LAYERS}?v=1`, LONG_MS);
  expect(art.progress().requested).toBe(1);
  await layers;
  await art.townReady();
  expect(art.progress()).toEqual({ isTownReady: true, missing: missing - 2, failed: 1, requested: 0 });
});

describe('once the generator continues at a low priority', () => {
  test('a second process renders what is requested, and the background does not render it again', async () => {
    const LOGO = 'ui/logo.webp';
    const art = await start(
      [...MANIFEST, READY, LOW, { do: 'await-message', message: 'rendered', path: LAYERS }, ...rendered(LOGO), stay],
      [{ do: 'await-request', path: LAYERS }, ...rendered(LAYERS), stay],
    );
    await art.townReady();
    expect(await art.fileOf(`/${LAYERS}?v=1`, LONG_MS)).toBe(join(cacheDir, LAYERS));
    await vi.waitFor(() => expect(art.fileIfThere(`/${LOGO}?v=1`)).toBe(join(cacheDir, LOGO)), { timeout: 10_000 });
    expect(starts()).toBe('2');
  });

  test('the second process receives what was requested before', async () => {
    const art = await start(
      [...MANIFEST, READY, { do: 'await-request', path: LAYERS }, LOW, stay],
      [{ do: 'await-request', path: LAYERS }, ...rendered(LAYERS), stay],
    );
    await art.townReady();
    expect(await art.fileOf(`/${LAYERS}?v=1`, LONG_MS)).toBe(join(cacheDir, LAYERS));
    expect(starts()).toBe('2');
  });

  test('a requests process that has ended is started again, also after the background has finished', async () => {
    const SHEET = 'storage/items/hair-bob/feminine/sheet.webp';
    const art = await start(
      [...MANIFEST, READY, LOW],
      [{ do: 'await-request', path: LAYERS }, ...rendered(LAYERS)],
      [{ do: 'await-request', path: SHEET }, ...rendered(SHEET), stay],
    );
    await art.townReady();
    expect(await art.fileOf(`/${LAYERS}?v=1`, LONG_MS)).toBe(join(cacheDir, LAYERS));
    expect(await art.fileOf(`/${SHEET}?v=1`, LONG_MS)).toBe(join(cacheDir, SHEET));
  });
});

test('a file of an earlier run is not served before the generator confirms it', async () => {
  const old = rendered(LAYERS, 'old')[0] as Step;
  const art = await start([old, ...MANIFEST, stay]);
  expect(existsSync(join(cacheDir, LAYERS))).toBe(true);
  expect(await art.fileOf(`/${LAYERS}?v=1`, 1)).toBe('pending');
});

test('files that the generator finds complete are served at once', async () => {
  const old = rendered(LAYERS)[0] as Step;
  const art = await start([
    old,
    ...MANIFEST,
    { do: 'say', message: { type: 'fresh', paths: [LAYERS] } },
    { do: 'say', message: { type: 'ready-town' } },
    stay,
  ]);
  await art.townReady();
  expect(await art.fileOf(`/${LAYERS}?v=1`, 0)).toBe(join(cacheDir, LAYERS));
});

test('tiles are known once the scene file is read', async () => {
  const art = await start([
    ...MANIFEST,
    { do: 'await-request', path: SCENE },
    ...rendered(SCENE, JSON.stringify(scene)),
    { do: 'await-request', path: TILE },
    ...rendered(TILE),
    { do: 'say', message: { type: 'ready-town' } },
    stay,
  ]);
  expect(await art.fileOf(`/${TILE}?v=1`, LONG_MS)).toBe(null);
  expect(await art.fileOf(artFixture.scene, LONG_MS)).toBe(join(cacheDir, SCENE));
  const tile = art.fileOf(`/${TILE}?v=1`, LONG_MS);
  await art.townReady();
  expect(await tile).toBe(join(cacheDir, TILE));
});

test.each(['/storage/nothing.webp', '/../plan.json', '/plan.json', '/storage/..%2fplan.json', '/', ''])(
  'returns null for the unknown address %j',
  async (address) => {
    const art = await start([...MANIFEST, stay]);
    expect(await art.fileOf(address, LONG_MS)).toBe(null);
  },
);

describe('when the generator', () => {
  test('crashes, it restarts and receives the pending requests again', async () => {
    const art = await start(
      [...MANIFEST, { do: 'await-request', path: LAYERS }, { do: 'crash' }],
      [{ do: 'crash' }],
      [...MANIFEST, { do: 'await-request', path: LAYERS }, ...rendered(LAYERS), stay],
    );
    expect(await art.fileOf(`/${LAYERS}?v=1`, LONG_MS)).toBe(join(cacheDir, LAYERS));
    expect(readFileSync(join(cacheDir, 'starts'), 'utf8')).toBe('3');
    expect(logLines.filter((line) => line.includes('out of paint') && line.includes('crashed'))).toHaveLength(2);
  });

  test('cannot be started at all, the host rejects', async () => {
    await expect(start([{ do: 'crash' }])).rejects.toThrow('the art generator cannot be started');
    expect(readFileSync(join(cacheDir, 'starts'), 'utf8')).toBe('3');
  });

  test('fails at one file, that file is missing and the others are served', async () => {
    const art = await start([
      ...MANIFEST,
      { do: 'await-request', path: LAYERS },
      { do: 'say', message: { type: 'failed', path: LAYERS, reason: 'no such colour' } },
      ...rendered('ui/logo.webp'),
      stay,
    ]);
    expect(await art.fileOf(`/${LAYERS}?v=1`, LONG_MS)).toBe(null);
    expect(logLines.join('')).toContain('no such colour');
  });

  test('restarts, it renders what failed before', async () => {
    const art = await start(
      [...MANIFEST, { do: 'say', message: { type: 'failed', path: LAYERS, reason: 'no memory' } }, { do: 'crash' }],
      [...MANIFEST, { do: 'await-request', path: LAYERS }, ...rendered(LAYERS), stay],
    );
    await vi.waitFor(async () => expect(await art.fileOf(`/${LAYERS}?v=1`, LONG_MS)).toBe(join(cacheDir, LAYERS)), {
      timeout: 10_000,
    });
  });

  test('finishes, no file is pending', async () => {
    const art = await start([...MANIFEST, ...rendered(LAYERS)]);
    await art.townReady();
    expect(await art.fileOf(`/${LAYERS}?v=1`, 0)).toBe(join(cacheDir, LAYERS));
    expect(await art.fileOf('/storage/bodies/feminine/0.bin?v=1', LONG_MS)).toBe(null);
  });

  test('sends an invalid message, it is logged and ignored', async () => {
    const art = await start([{ do: 'say', message: { type: 'paint' } }, ...MANIFEST, ...rendered(LAYERS), stay]);
    expect(await art.fileOf(`/${LAYERS}?v=1`, LONG_MS)).toBe(join(cacheDir, LAYERS));
    expect(logLines.join('')).toContain('invalid message');
  });
});

test('closing resolves waiting callers and ends the process', async () => {
  const art = await start([...MANIFEST, stay]);
  const waiting = art.fileOf(`/${LAYERS}?v=1`, LONG_MS);
  await art.close();
  expect(await waiting).toBe('pending');
});
