/** The gestures: each picture that a figure holds is drawn, and each seat can be reached and has a name in the list of places. */
import { beforeAll, describe, expect, it } from 'vitest';
import { locationData } from '../../src/art/town/colliders.ts';
import { GESTURE_ART } from '../../src/art/town/gesture-art.ts';
import type { Core } from '../../src/engine/core/types.ts';
import { text } from '../../src/features/places/text.ts';
import { GESTURE_MS, GESTURES } from '../../src/shared/rules/gestures.ts';
import { readTownPlaces } from '../../src/shared/rules/places.ts';
import { propsOf } from '../../src/town/gestures/props.ts';
import { builtCore } from '../support/core.ts';

const { seats } = readTownPlaces(JSON.parse(JSON.stringify(locationData())));

it('has a picture for everything that figures hold', () => {
  const moments = GESTURES.flatMap((act) =>
    Array.from({ length: 40 }, (_, index) => ({ act, ageMs: (index * GESTURE_MS[act]) / 40 })),
  );
  const names = moments.flatMap((moment) => propsOf({ ...moment, beatMs: 0, view: 0, seat: null }, false));
  expect([...new Set(names.map(({ name }) => name))].toSorted()).toEqual(Object.keys(GESTURE_ART).toSorted());
});

describe('the seats', () => {
  let core: Core;
  beforeAll(async () => {
    core = await builtCore();
    core.setLocation(locationData());
  });

  it('have walkable points near by that players can reach', () => {
    expect(seats).toHaveLength(25);
    const plaza = { x: 2665, y: 920 };
    const wrong = seats.filter(
      ({ at, stand }) =>
        !core.isWalkable(stand.x, stand.y) ||
        core.pathLength(plaza, stand) === null ||
        Math.hypot(at.x - stand.x, at.y - stand.y) > 30,
    );
    expect(wrong).toEqual([]);
  });

  it('have keys of their own, and names by kind and place', () => {
    expect(new Set(seats.map(({ key }) => key)).size).toBe(seats.length);
    expect([...new Set(seats.map(({ kind, place }) => `${kind} ${place}`))].toSorted()).toEqual(
      Object.keys(text.seatText).toSorted(),
    );
  });
});
