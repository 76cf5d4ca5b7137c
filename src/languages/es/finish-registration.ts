import type en from '../en/finish-registration.ts';
import type { Translation } from '../types.ts';

export default {
  finishTitle: 'Terminar de crear la cuenta',
  signOut: 'Salir',
  usernameHint: 'Es tu nombre en el juego. Solo la administración puede cambiarlo.',
  missingUsername: 'Elige un nombre.',
} satisfies Translation<typeof en>;
