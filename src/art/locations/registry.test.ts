/** A location is one folder; its texts are in all languages, and its ground can be walked. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCore } from '../../engine/node/load-core.ts';
import { LANGUAGES } from '../../shared/rules/languages.ts';
import { readTownPlaces } from '../../shared/rules/places.ts';
import { LOCATION_SLUG, MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../shared/rules/town.ts';
import { LOCATIONS } from './registry.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FILES = '{src,bench,scripts,workers,assembly}/**/*.{ts,tsx,css}';
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\/|\/fixtures\//.test(path);

/** Files that name a location, without its folder and tests. */
function filesNaming(slug: string): string[] {
  const paths = globSync(FILES, { cwd: ROOT }).filter((path) => !isTest(path));
  const others = paths.filter((path) => !path.startsWith(`src/art/locations/${slug}/`));
  const name = new RegExp(`['"\`/]${slug}['"\`/]`);
  return others.filter((path) => name.test(readFileSync(`${ROOT}/${path}`, 'utf8'))).toSorted();
}

it.each(LOCATIONS.map(({ slug }) => slug).filter((slug) => slug !== LOCATION_SLUG))(
  '%s is named by its folder alone',
  (slug) => expect(filesNaming(slug)).toEqual([]),
);

it('the town is named where all begin, and by the migration of before there were others', () => {
  expect(filesNaming(LOCATION_SLUG)).toEqual([
    'src/server/db/migrations/0030-place-location.ts',
    'src/shared/rules/town.ts',
  ]);
});

describe.each(LOCATIONS.map((design) => [design.slug, design] as const))('%s', (slug, design) => {
  const data = design.data();
  const { doors, places, seats } = readTownPlaces(JSON.parse(JSON.stringify(data)));

  it('has a name for addresses, and no position outside of the largest map', () => {
    expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(design.widthPx).toBeLessThanOrEqual(MAP_WIDTH_PX);
    expect(design.heightPx).toBeLessThanOrEqual(MAP_HEIGHT_PX);
    const { widthPx, heightPx } = design;
    expect(data.Size ?? { widthPx: MAP_WIDTH_PX, heightPx: MAP_HEIGHT_PX }).toEqual({ widthPx, heightPx });
  });

  it('one can walk from where one enters to each door, place and seat', async () => {
    const core = await loadCore();
    const { spawnPoints } = core.setLocation(data);
    const [entry = { x: 0, y: 0 }] = spawnPoints;
    const goals = [...spawnPoints, ...doors.map(({ stand }) => stand), ...places.map(({ go }) => go)];
    for (const goal of [...goals, ...seats.map(({ stand }) => stand)]) {
      expect(core.isWalkable(goal.x, goal.y), `${goal.x} ${goal.y}`).toBe(true);
      expect(core.pathLength(entry, goal), `${goal.x} ${goal.y}`).not.toBeNull();
    }
    expect(places.length).toBeGreaterThan(3);
    for (const { place } of seats) expect(places.some(({ key }) => key === place)).toBe(true);
  });

  it('what it brings has texts in all languages, and nothing else has', () => {
    const { Texts = {} } = data;
    const brought = doors.filter(({ key }) => Texts['en']?.doors[key] !== undefined).map(({ key }) => key);
    expect(Object.keys(Texts).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
    for (const texts of Object.values(Texts)) {
      expect(Object.keys(texts.doors).toSorted()).toEqual(brought.toSorted());
      if (slug === LOCATION_SLUG) continue;
      expect(brought).toHaveLength(doors.length);
      expect(Object.keys(texts.places).toSorted()).toEqual(places.map(({ key }) => key).toSorted());
      const kinds = new Set(seats.map(({ kind, place }) => `${kind} ${place}`));
      expect(Object.keys(texts.seats).toSorted()).toEqual([...kinds].toSorted());
      expect(new Set(Object.values(texts.places).map(({ name }) => name)).size).toBe(places.length);
    }
  });
});

it('keys of doors, places and seats are different in all locations', () => {
  const all = LOCATIONS.flatMap(({ data }) => {
    const { Doors = [], Places = [], Seats = [] } = data();
    return [
      ...Doors,
      ...Places.map(({ key }) => ({ key: `place ${key}` })),
      ...Seats.map(({ key }) => ({ key: `seat ${key}` })),
    ];
  });
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
});
