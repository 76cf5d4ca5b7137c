import type en from '../en/reset-password.ts';
import type { Translation } from '../types.ts';

export default {
  resetTitle: 'Un nouveau mot de passe',
  resetText: 'Choisis-en un que personne d’autre ne devinerait.',
  expiredTitle: 'Ce lien n’est plus valable',
  expiredText: 'Un lien sert une fois et peu de temps. Demandes-en un nouveau sur la carte de connexion.',
  doneText: 'Ton mot de passe a été changé. Connecte-toi.',
  missingPassword: 'Choisis un mot de passe.',
  missingConfirmation: 'Saisis encore une fois le mot de passe.',
  passwordsDiffer: 'Les deux mots de passe sont différents.',
  backToSignIn: 'Retour à la connexion',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  saving: 'Enregistrement…',
  setPassword: 'Enregistrer le mot de passe',
} satisfies Translation<typeof en>;
