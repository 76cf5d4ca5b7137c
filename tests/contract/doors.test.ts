/** Each door of the town leads to something that exists, and says what it is. */
import { expect, it } from 'vitest';
import { screenRegistry } from '../../src/app/all-screens.ts';
import { LOCATIONS } from '../../src/art/locations/registry.ts';
import { PLACES } from '../../src/art/town/places.ts';
import { PLACE_TEXT } from '../../src/languages/place-text.ts';
import { DOOR_TEXT } from '../../src/languages/door-text.ts';
import { PLACE_KEYS } from '../../src/shared/rules/place-keys.ts';
import { RADIO_DOOR_SCREEN } from '../../src/shared/rules/places.ts';

/** Entrances of other locations bring their texts. */
const doors = (LOCATIONS[0].data().Doors ?? []).filter(({ to }) => to === undefined);

it('doors lead to screens that are registered, to the radio, or to a location with a door back', () => {
  const all = LOCATIONS.flatMap((location) => location.data().Doors ?? []);
  const screens = all.filter(({ to }) => to === undefined).map(({ screen }) => screen);
  expect(screens.filter((screen) => screen === RADIO_DOOR_SCREEN)).toHaveLength(1);
  expect(screens.filter((screen) => screen !== RADIO_DOOR_SCREEN && !screenRegistry.has(screen))).toEqual([]);
  for (const { slug, data } of LOCATIONS)
    for (const { to } of data().Doors ?? []) {
      if (to === undefined) continue;
      const there = LOCATIONS.find((location) => location.slug === to);
      expect(there?.data().Doors?.some((door) => door.to === slug)).toBe(true);
    }
});

it('all doors and places have texts, and no others', () => {
  expect(Object.keys(DOOR_TEXT).toSorted()).toEqual(doors.map(({ key }) => key).toSorted());
  expect(Object.keys(PLACE_TEXT).toSorted()).toEqual(PLACES.map(({ key }) => key).toSorted());
  expect(PLACES.map(({ key }) => key)).toEqual([...PLACE_KEYS]);
});
