import type en from '../en/finish-registration.ts';
import type { Translation } from '../types.ts';

export default {
  finishTitle: 'Terminer la création du compte',
  signOut: 'Se déconnecter',
  usernameHint: 'C’est ton nom dans le jeu. Seule l’administration peut le changer.',
  birthDate: 'Date de naissance',
  birthDateNote: 'Elle est vérifiée une fois et n’est pas enregistrée.',
  missingBirthDate: 'Saisis ta date de naissance.',
  missingUsername: 'Choisis un nom.',
} satisfies Translation<typeof en>;
