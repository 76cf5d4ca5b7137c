import type en from '../en/surroundings.ts';
import type { Translation } from '../types.ts';

export default {
  places: 'Lugares',
  surroundings: 'Arredores',
  whereAmI: 'Onde estou?',
} satisfies Translation<typeof en>;
