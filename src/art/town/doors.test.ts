/** Doors and places of the town: places to stay in front of what is clicked, and pictures that hold their drawings. */
import { expect, it } from 'vitest';
import { readTownPlaces } from '../../shared/rules/places.ts';
import { DOOR_TEXT } from '../../languages/door-text.ts';
import { PLATE_TEXT } from '../../languages/place-text.ts';
import { COLLIDER_SCALE_PX } from '../../shared/rules/town.ts';
import { drawnBox } from '../kit/raster.ts';
import { locationData } from './colliders.ts';
import { DOOR_PARTS } from './door-art.ts';
import { nth } from '../kit/random.ts';

const location = locationData();
const { doors, places, plates } = readTownPlaces(JSON.parse(JSON.stringify(location)));
const [outline = [], ...holes] = location.Colliders.Paths.map((path) =>
  path.map(({ x, y }): [number, number] => [x * COLLIDER_SCALE_PX, y * COLLIDER_SCALE_PX]),
);

/** Point in polygon by the even-odd rule. */
function isInside(px: number, py: number, path: readonly [number, number][]): boolean {
  let inside = false;
  path.forEach(([x1, y1], i) => {
    const [x0, y0] = nth(path, (i + path.length - 1) % path.length);
    if (y1 > py !== y0 > py && px < ((x0 - x1) * (py - y1)) / (y0 - y1) + x1) inside = !inside;
  });
  return inside;
}
const isFree = (x: number, y: number): boolean =>
  isInside(x, y, outline) && !holes.some((hole) => isInside(x, y, hole));

/** Walks end on eighths of a pixel, and turning takes a step. */
const MARGIN_PX = 6;

it.each(doors.map((door) => [door.key, door] as const))('door %s has a stand where players can be', (key, door) => {
  const { x, y } = door.stand;
  for (const [dx, dy] of [
    [0, 0],
    [MARGIN_PX, 0],
    [-MARGIN_PX, 0],
    [0, MARGIN_PX],
    [0, -MARGIN_PX],
  ] as const)
    expect(isFree(x + dx, y + dy)).toBe(true);
  expect(DOOR_TEXT[key]).toBeDefined();
  // In front of it, not behind.
  expect(y).toBeGreaterThan(door.depth);
});

it('has a text and a walkable point for each thing that is only named', () => {
  expect(plates.map(({ key }) => key).toSorted()).toEqual(Object.keys(PLATE_TEXT).toSorted());
  for (const { key, stand } of plates) expect(isFree(stand.x, stand.y), key).toBe(true);
});

it('declares a walkable point of each place', () => {
  expect([doors.length, places.length]).toEqual([13, 23]);
  for (const { key, go } of places) expect(isFree(go.x, go.y), key).toBe(true);
});

const NOTHING = { doors: [], places: [], seats: [], plates: [] };

it('has no declarations in a file that declares them wrongly', () => {
  expect(readTownPlaces({ ...location, Doors: [{ key: 'store' }] })).toEqual(NOTHING);
  expect(readTownPlaces({})).toEqual(NOTHING);
});

it.each(DOOR_PARTS.map((part) => [part.name, part] as const))('picture %s is not cut', (_, { box, art }) => {
  const [x0, y0, x1, y1] = drawnBox(art(), 0) ?? expect.unreachable();
  expect([x0 >= box[0], y0 >= box[1], x1 <= box[2], y1 <= box[3]]).toEqual([true, true, true, true]);
});
