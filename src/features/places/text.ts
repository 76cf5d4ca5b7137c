/** Texts of the panel of surroundings. Those of the doors are in `src/languages/door-text.ts`, those of the places beside them. */
import messages from '../../languages/en/places.ts';
import { texts } from '../../languages/texts.ts';

import { brought } from '../../languages/door-text.ts';
import { inSentence } from '../../languages/place-text.ts';
import { listNames } from '../../languages/name-list.ts';
import type { Direction } from '../../shared/rules/whereabouts.ts';

export const text = texts(messages);

export { SURROUNDINGS, WHERE_AM_I } from './ids.ts';

export const walkTo = (name: string): string => text.walkToPlace({ place: inSentence(name) });

/** From this many steps on, they are rounded to fives: exact numbers of a long way say nothing. */
const EXACT_STEPS = 20;
const ROUNDED_TO = 5;

/** "to the right, 12 steps" */
export function awayText(direction: Direction, steps: number): string {
  if (direction === 'here') return text.here;
  const count = steps < EXACT_STEPS ? steps : Math.round(steps / ROUNDED_TO) * ROUNDED_TO;
  return text.away({ direction: text.direction[direction], count });
}

/** Added to the way to a person. */
export const atPlaceText = (place: string, isInside: boolean): string =>
  isInside ? text.atPlace({ place: inSentence(place) }) : text.nearPlace({ place: inSentence(place) });

/** Added to the way to a place. */
export const peopleThere = (names: readonly string[]): string =>
  names.length === 0 ? '' : text.there({ names: listNames(names), count: names.length });

/** "Ben is near, to the left." */
export const comesNear = (name: string, direction: Direction): string =>
  direction === 'here' ? text.isBeside({ name }) : text.comesNear({ name, direction: text.direction[direction] });

export const nearYou = (names: readonly string[]): string =>
  text.near({ names: listNames(names), count: names.length });

/** What is behind a door that has news, by its key. */
export const DOOR_NEWS: Readonly<Record<string, string>> = text.news;

/** Of the seats of one kind at one place: key `{kind} {place}`. */
const SEAT_TEXT: Readonly<Record<string, { name: string; sentence: string }>> = text.seatText;
export const seatTextOf = (key: string): { name: string; sentence: string } | undefined =>
  SEAT_TEXT[key] ?? brought.texts?.seats[key];
