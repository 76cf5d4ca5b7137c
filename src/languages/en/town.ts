/** English: town. */
export default {
  keys: 'Arrow keys walk, Enter opens the door in front of you. L lists your surroundings, H says where you are, E opens gestures.',
  youCantWalkThere: "You can't walk there.",
  notSupported:
    'This browser cannot draw the town. Please update it, or use a current version of Chrome, Edge, Firefox or Safari.',
  failed: 'The town cannot be drawn any more. Please reload the page.',
  drawingText: 'Drawing the town…',
  captions: { levelUp: 'Level up', bell: 'The town bell', rain: 'Rain begins', horn: 'Fog horn' },
  peopleIn: 'People in {place}',
  beginsIn: 'begins in {minutes} min',
  isOnNow: 'is on now',
  selfName: '{name} (you)',
  /** After the name of a player, in a list. */
  doing: {
    wave: 'waving',
    dance: 'dancing',
    laugh: 'laughing',
    clap: 'clapping',
    bow: 'bowing',
    think: 'thinking',
    cheer: 'cheering',
    sit: 'sitting',
  },
} as const;
