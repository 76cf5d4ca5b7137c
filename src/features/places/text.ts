/** Texts of the panel of surroundings. Those of the doors are in `src/shared/rules/door-text.ts`, those of the places beside them. */
import { inSentence, type PlaceText } from '../../shared/rules/place-text.ts';
import { areOrIs, listNames } from '../../shared/rules/text/names.ts';
import type { Direction } from '../../shared/rules/whereabouts.ts';

export { SURROUNDINGS, WHERE_AM_I } from './ids.ts';

export const DOORS = 'Go in';
export const WALKS = 'Walk to';
export const PEOPLE = 'People';
export const NOBODY = 'Nobody else is in the town.';
export const showMore = (count: number): string => `Show ${count} more`;
export const GESTURES = 'Gestures';
/** Both buttons have room in one row. */
export const STOP = 'Stop';
export const STOP_WALKING = 'Stop walking';
export const NOT_IN_TOWN = 'You are not in the town yet.';
export const BLOCKED = 'Something is in the way.';
export const UNREACHABLE = 'You cannot walk there.';
export const LIVES_HERE = 'Lives in Lantern Bay';
export const walkTo = (name: string): string => `Walk to ${inSentence(name)}`;
export const LANTERNS = 'Lanterns';
export const LANTERN_FOUND = 'Found';
export const SEATS = 'Sit down';
export const LOADING = 'The map is still loading.';
/** What is behind a door that has news, by its key. */
export const NEWS: Readonly<Record<string, string>> = {
  store: 'New items',
  wardrobe: 'Never worn',
  books: 'An answer to you',
  mail: 'New mail',
  flow: 'An open game',
  bakery: 'Fresh cookies',
  radio: 'Playing',
  board: 'Something new',
  cafe: 'A friend is here',
  statue: 'All five found',
};

/** Of the seats of one kind at one place: key `{kind} {place}`. */
export const SEAT_TEXT: Readonly<Record<string, PlaceText>> = {
  'bench bloom': { name: 'Bench at Bloom', sentence: 'A bench by the pink tree. Two seats.' },
  'bench fountain': { name: 'Bench by the fountain', sentence: 'A bench on the west side of the plaza. Two seats.' },
  'bench plaza': { name: 'Bench on the plaza', sentence: 'A bench on the east side of the plaza. Two seats.' },
  'bench books': { name: 'Bench at the bookshop', sentence: 'A bench in front of the books. Two seats.' },
  'bench pond': { name: 'Bench at the pond', sentence: 'A bench with its back to the ducks. Two seats.' },
  'bench ice': { name: 'Bench at the ice cream', sentence: 'A bench under the maple. One seat.' },
  'rim fountain': { name: 'Edge of the fountain', sentence: 'The stone edge, close to the water. Four seats.' },
  'ledge gazebo': { name: 'Steps of the gazebo', sentence: 'The edge of the white pavilion. Two seats.' },
  'chair terrace': { name: 'Cafe chairs', sentence: 'Chairs under the parasols. Four seats.' },
  'ledge pier': { name: 'End of the pier', sentence: 'Feet over the water. Two seats.' },
  'ground park': { name: 'Picnic blanket', sentence: 'On the lawn in the park. Two seats.' },
};

export const FIRST_WALK = 'First walk';
export const WALK_SENTENCE = 'Ember waits for you there.';

const DIRECTION: Readonly<Record<Exclude<Direction, 'here'>, string>> = {
  right: 'to the right',
  'down-right': 'down to the right',
  down: 'down',
  'down-left': 'down to the left',
  left: 'to the left',
  'up-left': 'up to the left',
  up: 'up',
  'up-right': 'up to the right',
};
/** From this many steps on, they are rounded to fives: exact numbers of a long way say nothing. */
const EXACT_STEPS = 20;
const ROUNDED_TO = 5;

/** "to the right, 12 steps" */
export function awayText(direction: Direction, steps: number): string {
  if (direction === 'here') return 'here';
  const count = steps < EXACT_STEPS ? steps : Math.round(steps / ROUNDED_TO) * ROUNDED_TO;
  return `${DIRECTION[direction]}, ${count} ${count === 1 ? 'step' : 'steps'}`;
}

/** Added to the way to a person. */
export const atPlaceText = (place: string, isInside: boolean): string =>
  `, ${isInside ? 'at' : 'near'} ${inSentence(place)}`;

/** Added to the way to a place. */
export const peopleThere = (names: readonly string[]): string =>
  names.length === 0 ? '' : `; ${listNames(names)} ${areOrIs(names)} there`;

export const isBeside = (name: string): string => `${name} is beside you.`;

/** "Ben is near, to the left." */
export const comesNear = (name: string, direction: Direction): string =>
  direction === 'here' ? isBeside(name) : `${name} is near, ${DIRECTION[direction]}.`;

export const nearYou = (names: readonly string[]): string => `${listNames(names)} ${areOrIs(names)} near.`;
