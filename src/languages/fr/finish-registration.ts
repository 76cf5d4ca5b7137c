import type en from '../en/finish-registration.ts';
import type { Translation } from '../types.ts';

export default {
  finishTitle: 'Terminer la création du compte',
  signOut: 'Se déconnecter',
  usernameHint: 'C’est ton nom dans le jeu. Seule l’administration peut le changer.',
  missingUsername: 'Choisis un nom.',
} satisfies Translation<typeof en>;
