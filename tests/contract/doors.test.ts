/** Each door of the town leads to something that exists, and says what it is. */
import { expect, it } from 'vitest';
import { screenRegistry } from '../../src/app/all-screens.ts';
import { declaredDoors } from '../../src/art/town/doors.ts';
import { PLACES } from '../../src/art/town/places.ts';
import { PLACE_TEXT } from '../../src/languages/place-text.ts';
import { DOOR_TEXT } from '../../src/languages/door-text.ts';
import { PLACE_KEYS } from '../../src/shared/rules/place-keys.ts';
import { RADIO_DOOR_SCREEN } from '../../src/shared/rules/places.ts';

const doors = declaredDoors();

it('doors lead to screens that are registered, or to the radio', () => {
  const screens = doors.map(({ screen }) => screen).filter((screen) => screen !== RADIO_DOOR_SCREEN);
  expect(screens).toHaveLength(doors.length - 1);
  expect(screens.filter((screen) => !screenRegistry.has(screen))).toEqual([]);
});

it('all doors and places have texts, and no others', () => {
  expect(Object.keys(DOOR_TEXT).toSorted()).toEqual(doors.map(({ key }) => key).toSorted());
  expect(Object.keys(PLACE_TEXT).toSorted()).toEqual(PLACES.map(({ key }) => key).toSorted());
  expect(PLACES.map(({ key }) => key)).toEqual([...PLACE_KEYS]);
});
