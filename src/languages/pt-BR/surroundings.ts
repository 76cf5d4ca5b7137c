import type en from '../en/surroundings.ts';
import type { Translation } from '../types.ts';

export default {
  places: 'Lugares',
  surroundings: 'Arredores',
  whereAmI: 'Onde estou?',
  toMessage: 'Ir para a mensagem',
} satisfies Translation<typeof en>;
