/** English: named places of the town. */
export default {
  /** By key. The sentence is for players who do not see the place. */
  places: {
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
  },
  /** Things that have no screen, by key. */
  plates: {
    boathouse: { label: 'The boathouse', hint: 'The boats are out on the bay.' },
    bloom: { label: 'Bloom', hint: 'Fern looks after the flowers.' },
    ice: { label: 'Ice cream', hint: 'Wren had two today.' },
    gazebo: { label: 'The gazebo', hint: 'A good place to talk.' },
    fountain: { label: 'The fountain', hint: 'Its lantern never goes out.' },
  },
  /** `{place}` is a name of the above; in English it begins with a small 'the'. */
  youAreAt: 'You are at {place}.',
  youAreNear: 'You are near {place}.',
  /** After the name of a player. */
  at: ' at {place}',
  near: ' near {place}',
} as const;
