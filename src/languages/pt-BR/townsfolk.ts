import type en from '../en/townsfolk.ts';
import type { Translation } from '../types.ts';

export default {
  peopleOfTheTown: 'Gente da cidade',
  livesHere: 'Mora em Lantern Bay',
  sayHello: 'Dizer oi',
  wave: 'Acenar',
  close: 'Fechar',
  usually: 'Costuma ficar {place}',
  aboutPerson: '{name} mora em Lantern Bay e costuma ficar {place}.',
  nearBy: '{name}, mora em Lantern Bay',
  says: '{name}: {words}',
} satisfies Translation<typeof en>;
