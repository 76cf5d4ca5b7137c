/** A small art manifest for tests of the server: enough for a starter wardrobe, without image files. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtItem, ArtManifest } from '../../shared/art/manifest.ts';
import { SKIN_TONE_COUNT } from '../../shared/rules/slots.ts';
import { LOCATION_SLUG, type LocationData, locationPathOf } from '../../shared/rules/town.ts';
import type { ArtHost } from '../ports.ts';
import { artFilesOf, artItem } from './art-item.ts';
import { doorTo } from './door-fixture.ts';

const item = (id: string, category: number, change: Partial<ArtItem> = {}): ArtItem => ({
  ...artItem(id, category, { feminine: artFilesOf(id, 'feminine'), masculine: artFilesOf(id, 'masculine') }),
  ...change,
});

const bought = { isStarter: false };

const bodies = (body: string): string[] =>
  Array.from({ length: SKIN_TONE_COUNT }, (_, tone) => `/storage/bodies/${body}/${tone}.bin?v=1`);

export const artFixture: ArtManifest = {
  version: 1,
  items: [
    item('hair-bob', 0),
    item('hair-crop', 0),
    item('eyes-round', 2),
    item('mouth-smile', 6),
    item('top-tee', 10),
    item('bottom-jeans', 12),
    item('shoes-sneaker', 13),
    item('hat-crown', 7, bought),
    item('hat-cap', 7, bought),
    item('tattoo-anchor', 25, bought),
    item('coat-cape', 11, { ...bought, fits: { feminine: artFilesOf('coat-cape', 'feminine') } }),
  ],
  bodies: { feminine: bodies('feminine'), masculine: bodies('masculine') },
  starterOutfits: {
    feminine: ['hair-bob', 'eyes-round', 'mouth-smile', 'top-tee', 'bottom-jeans', 'shoes-sneaker'],
    masculine: ['hair-crop', 'eyes-round', 'mouth-smile', 'top-tee', 'bottom-jeans', 'shoes-sneaker'],
  },
  scene: '/storage/town/scene.json?v=1',
  landing: [],
  logo: '/storage/brand/logo.svg?v=1',
  skinSwatches: [],
};

/** A second location, which servers have that run as processes: where its door is in the town, and where one leaves it. */
export const FIXTURE_ROOM = { slug: 'room', door: { x: 720, y: 560 }, exit: { x: 300, y: 700 } };

const location: LocationData = {
  Colliders: { Position: { x: 0, y: 0 }, Scale: { x: 1, y: 1 }, Paths: [] },
  SpawnPoints: [],
};

/** Contains only the files of locations, in a separate folder inside `parent`. */
export function fixtureArtHost(parent = tmpdir(), { hasRoom = false } = {}): Promise<ArtHost> {
  const folder = mkdtempSync(join(parent, 'promenade-art-'));
  const file = join(folder, 'location.json');
  const town = hasRoom ? { ...location, Doors: [doorTo(FIXTURE_ROOM.slug, FIXTURE_ROOM.door)] } : location;
  writeFileSync(file, JSON.stringify(town));
  const roomFile = join(folder, 'room.json');
  const room = { ...location, Doors: [doorTo(LOCATION_SLUG, FIXTURE_ROOM.exit)] };
  if (hasRoom) writeFileSync(roomFile, JSON.stringify(room));
  const fileIfThere = (path: string): string | null => {
    if (path === locationPathOf(FIXTURE_ROOM.slug) && hasRoom) return roomFile;
    return path.endsWith('/location.json') ? file : null;
  };
  return Promise.resolve({
    manifest: () =>
      hasRoom ? { ...artFixture, scenes: { [FIXTURE_ROOM.slug]: '/storage/room/scene.json?v=1' } } : artFixture,
    fileOf: (path) => Promise.resolve(fileIfThere(path)),
    fileIfThere,
    isCurrent: () => false,
    progress: () => ({ isTownReady: true, missing: 0, failed: 0, requested: 0 }),
    close: () => rm(folder, { recursive: true, force: true }),
  });
}
