/** The named places: areas that a point can be in, on the map, and plain words about each. */
import { expect, it } from 'vitest';
import { readTownPlaces } from '../../shared/rules/places.ts';
import { PLACE_TEXT } from '../../languages/place-text.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../shared/rules/town.ts';
import { whereIs } from '../../shared/rules/whereabouts.ts';
import { nth } from '../kit/random.ts';
import { locationData } from './colliders.ts';

type Corner = readonly [number, number];

const { doors, places, seats, plates } = readTownPlaces(JSON.parse(JSON.stringify(locationData())));
const PLACES = places.map((place) => [place.key, place] as const);
/** Longer names and sentences are not listened to. */
const NAME_MAX = 20;
const SENTENCE_MAX = 64;

const turn = (a: Corner, b: Corner, c: Corner): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

function haveCrossing(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

it.each(PLACES)('the area of %s is a simple polygon on the map', (_, { area }) => {
  const edges = area.map((corner, at): [Corner, Corner] => [corner, nth(area, (at + 1) % area.length)]);
  for (const [a, b] of edges) for (const [c, d] of edges) expect(haveCrossing(a, b, c, d)).toBe(false);
  for (const [x, y] of area) {
    expect(x >= 0 && x <= MAP_WIDTH_PX).toBe(true);
    expect(y >= 0 && y <= MAP_HEIGHT_PX).toBe(true);
  }
  let twiceArea = 0;
  for (const [[x0, y0], [x1, y1]] of edges) twiceArea += x0 * y1 - x1 * y0;
  expect(Math.abs(twiceArea) / 2).toBeGreaterThan(10_000);
});

it.each(PLACES)('a player who goes to %s is in it', (key, { go }) => {
  expect(whereIs(places, go)).toEqual({ key, isInside: true });
});

it('has a name and a sentence for each place, and each name once', () => {
  const keys = places.map(({ key }) => key);
  expect(Object.keys(PLACE_TEXT).toSorted()).toEqual(keys.toSorted());
  expect(new Set(keys).size).toBe(keys.length);
  const texts = Object.values(PLACE_TEXT);
  expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
  for (const { name, sentence } of texts) {
    expect(name.length).toBeLessThanOrEqual(NAME_MAX);
    expect(sentence.length).toBeLessThanOrEqual(SENTENCE_MAX);
    // One plain sentence without numbers in digits.
    expect(sentence).toMatch(/^[A-Z][^.!?\d]+\.$/);
  }
});

it('has every door, seat and named thing at a place', () => {
  const keys = new Set(places.map(({ key }) => key));
  for (const { place } of seats) expect(keys.has(place)).toBe(true);
  for (const { key } of plates) expect(keys.has(key)).toBe(true);
  for (const { key, stand } of doors) expect(whereIs(places, stand)?.isInside, key).toBe(true);
});
