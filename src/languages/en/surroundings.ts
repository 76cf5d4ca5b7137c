/** English: names of the panel of surroundings. */
export default {
  places: 'Places',
  surroundings: 'Surroundings',
  whereAmI: 'Where am I?',
  toMessage: 'Skip to the message',
} as const;
