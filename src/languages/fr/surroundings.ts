import type en from '../en/surroundings.ts';
import type { Translation } from '../types.ts';

export default {
  places: 'Lieux',
  surroundings: 'Alentours',
  whereAmI: 'Où suis-je ?',
} satisfies Translation<typeof en>;
