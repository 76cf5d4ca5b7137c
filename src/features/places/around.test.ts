import { expect, it } from 'vitest';
import { nextRows, personRows, spotRows } from './around.ts';

const CAFE = {
  key: 'cafe',
  area: [
    [1600, 0],
    [1800, 0],
    [1800, 200],
    [1600, 200],
  ] as [number, number][],
  go: { x: 1708, y: 100 },
};
const OWN = { x: 1000, y: 100 };
const person = (name: string, x: number, y = 100) => ({ name, townsfolk: null, at: { x, y } });

it('says of a place where it is and who is there', () => {
  const people = [person('Ben', 1650), person('Cleo', 1790), person('Dan', 1000)];
  const spot = { key: 'place cafe', at: CAFE.go, place: 'cafe' };
  const [row] = spotRows(OWN, [spot], { places: [CAFE], people });
  expect(row?.where).toBe('to the right, 12 steps; Ben and Cleo are there');
  const [alone] = spotRows(OWN, [{ ...spot, place: undefined }], { places: [CAFE], people });
  expect(alone?.where).toBe('to the right, 12 steps');
  const crowd = [...people, person('Eve', 1700), person('Finn', 1700)];
  expect(spotRows(OWN, [spot], { places: [CAFE], people: crowd })[0]?.where).toContain(
    'Ben, Cleo, Eve and 1 more are there',
  );
});

it('lists people by distance, with rounded steps for long ways', () => {
  const rows = personRows(
    OWN,
    [person('Far', 2900), person('Ben', 1650), person('Dan', 1010), person('Eve', 941)],
    [CAFE],
  );
  expect(rows.map(({ name, where }) => `${name}: ${where}`)).toEqual([
    'Dan: here, near Cafe Luna',
    'Eve: to the left, 1 step, near Cafe Luna',
    'Ben: to the right, 11 steps, at Cafe Luna',
    'Far: to the right, 30 steps, near Cafe Luna',
  ]);
});

const row = (key: string, where: string) => ({ key, where });
const SHOWN = [row('a', 'near'), row('b', 'far')];

it('shows the new order while nobody uses the list', () => {
  const next = [row('b', 'near'), row('a', 'far')];
  expect(nextRows(SHOWN, next, { isHeld: false, focused: null })).toEqual(next);
});

it('keeps the order and the focused row of a list in use', () => {
  const next = [row('c', 'new'), row('b', 'near'), row('a', 'far')];
  const kept = [row('a', 'near'), row('b', 'near'), row('c', 'new')];
  expect(nextRows(SHOWN, next, { isHeld: true, focused: 'a' })).toEqual(kept);
  expect(nextRows(SHOWN, [row('b', 'near')], { isHeld: true, focused: 'a' })).toEqual(kept.slice(0, 2));
  expect(nextRows(SHOWN, [row('b', 'near')], { isHeld: true, focused: null })).toEqual([row('b', 'near')]);
});
