/** Where somebody is in the town, in words. Loaded after the town's pictures. */
import { atOrNear, placeTextOf } from '../../../languages/place-text.ts';
import { whereIs } from '../../../shared/rules/whereabouts.ts';
import { townPlaces } from '../../../state/places/town-places.ts';

/** " at ..." or " near ..."; empty while no places are declared. `at`: map pixels */
export function placeWords(at: { x: number; y: number }): string {
  const where = whereIs(townPlaces.places, at);
  const name = where === null ? undefined : placeTextOf(where.key)?.name;
  return where === null || name === undefined ? '' : atOrNear(name, where.isInside);
}
