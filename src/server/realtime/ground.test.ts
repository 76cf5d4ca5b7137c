/** The town server loads the navigation data of the build, and computes it when the data are missing or invalid. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, expect, it } from 'vitest';
import { loadCore } from '../../engine/node/load-core.ts';
import type { Core, LocationInfo } from '../../engine/core/types.ts';
import { LOCATION_SLUG, type LocationData } from '../../shared/rules/town.ts';
import type { Log } from '../log.ts';
import { collectLog } from '../testing/collected-log.ts';
import { MemoryWorld } from '../testing/memory-world.ts';
import { startTown } from './town.ts';

const square = (low: number, high: number) =>
  [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ].map(([x = 0, y = 0]) => ({ x, y }));
const LOCATION: LocationData = {
  Colliders: { Position: { x: 0, y: 0 }, Scale: { x: 1, y: 1 }, Paths: [square(1, 15), square(5, 9)] },
  SpawnPoints: [{ x: 3, y: 3 }],
};

const folder = mkdtempSync(join(tmpdir(), 'promenade-ground-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const locationFile = join(folder, 'location.json');
writeFileSync(locationFile, JSON.stringify(LOCATION));

interface Opened {
  core?: Core;
  log?: Log;
}

async function openOn(
  navigation: Uint8Array | null,
  { core: given, log = pino({ level: 'silent' }) }: Opened = {},
): Promise<LocationInfo | undefined> {
  const core = given ?? (await loadCore());
  const navigationFile = join(folder, 'navigation.bin');
  if (navigation !== null) writeFileSync(navigationFile, navigation);
  let info: LocationInfo | undefined;
  const world = new MemoryWorld();
  const town = await startTown({
    httpServer: createServer(),
    config: { rateLimitScale: 1, plainClientsMax: 300, hasTownsfolk: true, corsOrigins: [] },
    log,
    sessions: world,
    players: world,
    places: world,
    core: () =>
      Promise.resolve({ ...core, setLocation: (location, bake) => (info = core.setLocation(location, bake)) }),
    coreStamp: '',
    locations: [{ slug: LOCATION_SLUG, locationFile, ...(navigation === null ? {} : { navigationFile }) }],
    registry: new Registry(),
  });
  await town.close();
  return info;
}

it('uses valid baked navigation data, and otherwise computes them', async () => {
  const bake = (await loadCore()).bakeLocation(LOCATION);
  if (bake === null) throw new Error('nothing baked');
  expect(await openOn(bake)).toMatchObject({ cornerCount: 4, isBaked: true });
  expect(await openOn(bake.slice(0, -1))).toMatchObject({ cornerCount: 4, isBaked: false });
  expect(await openOn(null)).toMatchObject({ cornerCount: 4, isBaked: false });
});

it('opens the town when the tables of paths cannot be prepared, and logs why', async () => {
  const core = await loadCore();
  const { log, text } = collectLog('error');
  const ready = () => Promise.reject(new WebAssembly.RuntimeError('unreachable'));
  expect(await openOn(null, { core: { ...core, ready }, log })).toMatchObject({ cornerCount: 4 });
  expect(text()).toContain('preparing the tables of paths failed');
  expect(text()).toContain('unreachable');
});
