import type en from '../en/surroundings.ts';
import type { Translation } from '../types.ts';

export default {
  places: 'Orte',
  surroundings: 'Umgebung',
  whereAmI: 'Wo bin ich?',
  toMessage: 'Zur Nachricht springen',
} satisfies Translation<typeof en>;
