import type en from '../en/townsfolk.ts';
import type { Translation } from '../types.ts';

export default {
  peopleOfTheTown: 'Habitants de la ville',
  livesHere: 'Habite à Lantern Bay',
  sayHello: 'Dire bonjour',
  wave: 'Faire coucou',
  close: 'Fermer',
  usually: 'D’habitude {place}',
  aboutPerson: '{name} habite à Lantern Bay, d’habitude {place}.',
  nearBy: '{name}, habite à Lantern Bay',
  says: '{name} : {words}',
} satisfies Translation<typeof en>;
