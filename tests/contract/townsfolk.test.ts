/** The townsfolk with the real town, core and catalogue: ways that exist, places that they keep free, looks and lines. */
import { expect, test } from 'vitest';
import { locationData } from '../../src/art/town/colliders.ts';
import { catalogue } from '../../src/art/items/catalogue.ts';
import { findGoalRuns } from '../../src/engine/core/goal-runs.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { TOWNSFOLK_LOOKS, townsfolkLook } from '../../src/server/domains/avatars/townsfolk-looks.ts';
import { RESERVED_NAMES } from '../../src/server/domains/login/reserved-names.ts';
import { readTownPlaces } from '../../src/shared/rules/places.ts';
import { PLACE_OF_CATEGORY, wornAt, wornItemIds } from '../../src/shared/rules/slots.ts';
import { CAT_ID, TOWNSFOLK } from '../../src/shared/rules/townsfolk.ts';
import { TOWNSFOLK_LINES } from '../../src/languages/townsfolk-text.ts';
import { startOf } from '../../src/shared/walks/headings.ts';
import { pointsOf } from '../../src/shared/walks/runs.ts';
import { planSchedule, whereAt } from '../../src/town/townsfolk/schedule.ts';

const core = await loadCore();
core.setLocation(locationData());
const { doors } = readTownPlaces(JSON.parse(JSON.stringify(locationData())));
const items = new Map(catalogue().map((item) => [item.id, item]));
/** Nobody waits in front of a door. */
const DOOR_FREE_PX = 60;

test.each(TOWNSFOLK.map((one, index) => [one.name, one, index] as const))(
  '%s walks over the whole route, on walkable ground, and leaves doors free',
  async (_, one, index) => {
    const schedule = await planSchedule(one, index, async (from, to) => {
      const found = findGoalRuns(core, startOf(from), startOf(to));
      return found === null ? null : pointsOf(found.runs);
    });
    // Standing at home and at each point, there and back, and a walk after each.
    expect(schedule.parts).toHaveLength(4 * (one.route.length / 2));
    const at = { x: 0, y: 0, view: 0, isMoving: false };
    for (let ms = 0; ms < schedule.roundMs; ms += 250) {
      whereAt(schedule, ms, at);
      expect(core.isWalkable(at.x, at.y), `${at.x}, ${at.y}`).toBe(true);
    }
    for (const { fromMs, direction } of schedule.parts) {
      if (direction !== 0) continue;
      whereAt(schedule, fromMs, at);
      for (const { key, stand } of doors) {
        expect(Math.hypot(stand.x - at.x, stand.y - at.y), key).toBeGreaterThanOrEqual(DOOR_FREE_PX);
      }
    }
  },
);

test.each(TOWNSFOLK.filter(({ id }) => id !== CAT_ID))('$name wears items of the catalogue that fit', ({ id }) => {
  const look = townsfolkLook(`~${id}`) ?? expect.unreachable();
  expect(wornItemIds(look).length).toBeGreaterThan(7);
  for (const item of wornItemIds(look)) {
    const known = items.get(item) ?? expect.unreachable(`${item} is not in the catalogue`);
    expect(wornAt(look, PLACE_OF_CATEGORY[known.category] ?? expect.unreachable()), item).toBe(item);
    expect(known.fits, item).toContain(look.isMale ? 'masculine' : 'feminine');
  }
});

test('each has lines and a reserved name, and nobody else has a look', () => {
  const ids = TOWNSFOLK.map(({ id }) => id);
  expect(Object.keys(TOWNSFOLK_LINES).toSorted()).toEqual(ids.toSorted());
  expect([CAT_ID, ...Object.keys(TOWNSFOLK_LOOKS)].toSorted()).toEqual(ids.toSorted());
  for (const { name } of TOWNSFOLK) expect(RESERVED_NAMES.has(name.toLowerCase()), name).toBe(true);
  expect([townsfolkLook('cadence'), townsfolkLook('~nobody'), townsfolkLook('~constructor')]).toEqual([
    null,
    null,
    null,
  ]);
});
