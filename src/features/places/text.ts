/** Texts of the panel of places. Those of the doors are in `src/shared/rules/door-text.ts`. */
import type { PlaceText } from '../../shared/rules/place-text.ts';

export { PLACES } from './ids.ts';

export const DOORS = 'Go in';
export const WALKS = 'Walk there';
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
