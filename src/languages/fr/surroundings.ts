import type en from '../en/surroundings.ts';
import type { Translation } from '../types.ts';

export default {
  places: 'Lieux',
  surroundings: 'Alentours',
  whereAmI: 'Où suis-je ?',
  toMessage: 'Aller au message',
} satisfies Translation<typeof en>;
