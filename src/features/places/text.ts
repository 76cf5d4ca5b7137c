/** Texts of the panel of places. Those of the doors are in `src/shared/rules/door-text.ts`. */
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

interface PlaceText {
  name: string;
  sentence: string;
}

export const PLACE_TEXT: Readonly<Record<string, PlaceText>> = {
  pier: { name: 'The pier', sentence: 'A long wooden pier with three lantern posts, over blue water.' },
  beach: { name: 'The beach', sentence: 'A strip of sand with shells between the pier and the street.' },
  arch: { name: 'The archway', sentence: 'A red arch that says Lantern Bay, with three lanterns.' },
  boathouse: { name: 'The boathouse', sentence: 'A blue boathouse with a life ring over its doors.' },
  bakery: { name: 'The bakery', sentence: 'A red roof with a pretzel on it, and bread in the window.' },
  board: { name: 'The notice board', sentence: 'A board with a small roof and five paper notes.' },
  bloom: { name: 'Bloom', sentence: 'A flower shop with a glass roof, beside a pink tree.' },
  boutique: { name: 'The boutique', sentence: 'A tall pink house with dresses in its window.' },
  market: { name: 'The market', sentence: 'A striped stall full of coloured paper lanterns.' },
  stage: { name: 'The stage', sentence: 'A rainbow stage with a drum, and a radio mast on top.' },
  hall: { name: 'The town hall', sentence: 'A grand house with a clock, a bell and two flags.' },
  fountain: { name: 'The fountain', sentence: 'A round fountain with a lantern in its middle.' },
  plaza: { name: 'The plaza', sentence: 'The wide round square in the middle of town.' },
  cafe: { name: 'Cafe Luna', sentence: 'A cafe with a green roof, and two tables outside.' },
  terrace: { name: 'The cafe tables', sentence: 'Two small tables under a green and a red parasol.' },
  books: { name: 'The bookshop', sentence: 'A violet house with books, and the red mailbox beside it.' },
  ice: { name: 'Ice cream', sentence: 'A pink parlour with a giant cone on its roof.' },
  hopscotch: { name: 'Chalk squares', sentence: 'Coloured chalk squares and a heart on the ground.' },
  statue: { name: 'The cat statue', sentence: 'A stone cat that smiles, with a gold star below.' },
  arcade: { name: 'The FLOW arcade', sentence: 'A violet hall with bright letters and a big blue gem.' },
  gazebo: { name: 'The gazebo', sentence: 'A round white pavilion with a blue roof and lanterns.' },
  pond: { name: 'The pond', sentence: 'A pond with ducks and lilies; a bench looks at it.' },
  park: { name: 'The park', sentence: 'Lawns, tall trees and a path of yellow gravel.' },
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

/** In a sentence, 'The pier' is 'the pier'; names of shops stay as they are. */
const inSentence = (name: string): string => name.replace(/^The /, 'the ');

export const whereText = (name: string, isInside: boolean): string =>
  `You are ${isInside ? 'at' : 'near'} ${inSentence(name)}.`;

export const FIRST_WALK = 'First walk';
export const WALK_SENTENCE = 'Ember waits for you there.';
