import type en from '../en/surroundings.ts';
import type { Translation } from '../types.ts';

export default {
  places: 'Lugares',
  surroundings: 'Alrededores',
  whereAmI: '¿Dónde estoy?',
  toMessage: 'Saltar al mensaje',
} satisfies Translation<typeof en>;
