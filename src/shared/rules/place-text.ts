/** What players read about the named places of the town, by key: in the panel of surroundings and in announcements. */
export interface PlaceText {
  name: string;
  /** One sentence about what is there, for players who do not see it. */
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

/** In a sentence, 'The pier' is 'the pier'; names of shops stay as they are. */
export const inSentence = (name: string): string => name.replace(/^The /, 'the ');

export const whereText = (name: string, isInside: boolean): string =>
  `You are ${isInside ? 'at' : 'near'} ${inSentence(name)}.`;
