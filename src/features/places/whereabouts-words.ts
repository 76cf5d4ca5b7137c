/** The answer to "Where am I?": the place, what is there, who can be talked to, and the door in front of the player. */
import { doorSentence } from '../../languages/door-text.ts';
import { placeTextOf, whereText } from '../../languages/place-text.ts';
import { DOOR_REACH_PX } from '../../shared/rules/places.ts';
import { whereIs } from '../../shared/rules/whereabouts.ts';
import { ownPosition, townPlaces } from '../../state/places/town-places.ts';
import { peopleInTown } from './around.ts';
import { nearYou, text } from './text.ts';

/** Within this distance players talk with each other, map pixels: their bubbles are in sight of both. */
export const TALK_PX = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

export const distancePx = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function whereabouts(): string {
  const own = ownPosition();
  if (own === null) return text.notInTown;
  const where = whereIs(townPlaces.places, own);
  const place = where === null ? undefined : placeTextOf(where.key);
  if (where === null || place === undefined) return text.loading;
  const near = peopleInTown().filter(({ at }) => distancePx(own, at) <= TALK_PX);
  const names = near.toSorted((a, b) => distancePx(own, a.at) - distancePx(own, b.at)).map(({ name }) => name);
  const door = townPlaces.doors.find(({ stand }) => distancePx(own, stand) <= DOOR_REACH_PX);
  return [
    whereText(place.name, where.isInside),
    where.isInside ? place.sentence : '',
    names.length === 0 ? '' : nearYou(names),
    door === undefined ? '' : (doorSentence(door.key) ?? ''),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
