/** English: places. */
export default {
  doors: 'Go in',
  walks: 'Walk to',
  people: 'People',
  nobody: 'Nobody else is here.',
  showMore: 'Show {count} more',
  gestures: 'Gestures',
  /** Both buttons have room in one row. */
  stop: 'Stop',
  stopWalking: 'Stop walking',
  notInTown: 'You are not in the town yet.',
  blocked: 'Something is in the way.',
  unreachable: 'You cannot walk there.',
  doorStaysShut: 'The door does not open. Please try again.',
  livesHere: 'Lives in Lantern Bay',
  lanterns: 'Lanterns',
  lanternFound: 'Found',
  seats: 'Sit down',
  loading: 'The map is still loading.',
  /** What is behind a door that has news, by its key. */
  news: {
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
  },
  /** Of the seats of one kind at one place: key `{kind} {place}`. */
  seatText: {
    'bench bloom': {
      name: 'Bench at Bloom',
      sentence: 'A bench by the pink tree. Two seats.',
    },
    'bench fountain': {
      name: 'Bench by the fountain',
      sentence: 'A bench on the west side of the plaza. Two seats.',
    },
    'bench plaza': {
      name: 'Bench on the plaza',
      sentence: 'A bench on the east side of the plaza. Two seats.',
    },
    'bench books': {
      name: 'Bench at the bookshop',
      sentence: 'A bench in front of the books. Two seats.',
    },
    'bench pond': {
      name: 'Bench at the pond',
      sentence: 'A bench with its back to the ducks. Two seats.',
    },
    'bench ice': {
      name: 'Bench at the ice cream',
      sentence: 'A bench under the maple. One seat.',
    },
    'rim fountain': {
      name: 'Edge of the fountain',
      sentence: 'The stone edge, close to the water. Four seats.',
    },
    'ledge gazebo': {
      name: 'Steps of the gazebo',
      sentence: 'The edge of the white pavilion. Two seats.',
    },
    'chair terrace': {
      name: 'Cafe chairs',
      sentence: 'Chairs under the parasols. Four seats.',
    },
    'ledge pier': {
      name: 'End of the pier',
      sentence: 'Feet over the water. Two seats.',
    },
    'ground park': {
      name: 'Picnic blanket',
      sentence: 'On the lawn in the park. Two seats.',
    },
  },
  firstWalk: 'First walk',
  walkSentence: 'Ember waits for you there.',
  direction: {
    right: 'to the right',
    'down-right': 'down to the right',
    down: 'down',
    'down-left': 'down to the left',
    left: 'to the left',
    'up-left': 'up to the left',
    up: 'up',
    'up-right': 'up to the right',
  },
  isBeside: '{name} is beside you.',
  walkToPlace: 'Walk to {place}',
  here: 'here',
  away: '{direction}, {count} {count, plural, one {step} other {steps}}',
  /** Added to the way to a person. */
  atPlace: ', at {place}',
  nearPlace: ', near {place}',
  /** Added to the way to a place. */
  there: '; {names} {count, plural, one {is} other {are}} there',
  comesNear: '{name} is near, {direction}.',
  near: '{names} {count, plural, one {is} other {are}} near.',
} as const;
