import type en from '../en/finish-registration.ts';
import type { Translation } from '../types.ts';

export default {
  finishTitle: 'Termina de crear tu cuenta',
  signOut: 'Cerrar sesión',
  usernameHint: 'Es tu nombre en el juego. Solo la administración puede cambiarlo.',
  birthDate: 'Fecha de nacimiento',
  birthDateNote: 'Se comprueba una vez y no se guarda.',
  missingBirthDate: 'Escribe tu fecha de nacimiento.',
  missingUsername: 'Elige un nombre de usuario.',
} satisfies Translation<typeof en>;
