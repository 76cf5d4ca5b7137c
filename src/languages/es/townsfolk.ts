import type en from '../en/townsfolk.ts';
import type { Translation } from '../types.ts';

export default {
  peopleOfTheTown: 'Gente de la ciudad',
  livesHere: 'Vive en Lantern Bay',
  sayHello: 'Decir hola',
  wave: 'Saludar',
  close: 'Cerrar',
  usually: 'Suele estar en {place}',
  aboutPerson: '{name} vive en Lantern Bay y suele estar en {place}.',
  nearBy: '{name}, vive en Lantern Bay',
  says: '{name}: {words}',
} satisfies Translation<typeof en>;
