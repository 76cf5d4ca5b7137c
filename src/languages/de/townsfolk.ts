import type en from '../en/townsfolk.ts';
import type { Translation } from '../types.ts';

export default {
  peopleOfTheTown: 'Leute der Stadt',
  livesHere: 'Wohnt in Lantern Bay',
  sayHello: 'Hallo sagen',
  wave: 'Winken',
  close: 'Schließen',
  usually: 'Meistens hier: {place}',
  aboutPerson: '{name} wohnt in Lantern Bay, meistens hier: {place}.',
  nearBy: '{name}, wohnt in Lantern Bay',
  says: '{name}: {words}',
} satisfies Translation<typeof en>;
