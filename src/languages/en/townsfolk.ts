/** English: townsfolk. */
export default {
  peopleOfTheTown: 'People of the town',
  livesHere: 'Lives in Lantern Bay',
  sayHello: 'Say hello',
  wave: 'Wave',
  close: 'Close',
  usually: 'Usually at {place}',
  aboutPerson: '{name} lives in Lantern Bay, usually at {place}.',
  nearBy: '{name}, lives in Lantern Bay',
  says: '{name}: {words}',
} as const;
