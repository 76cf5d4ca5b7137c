import type en from '../en/people.ts';
import type { Translation } from '../types.ts';

export default {
  username: 'Nom',
  email: 'E-mail',
  creating: 'Création…',
  createAccount: 'Créer le compte',
  online: 'En ligne',
  offline: 'Hors ligne',
  blockedPlayer: 'Personne bloquée.',
  show: 'Afficher',
  lvl: 'NIV',
  feminine: 'Féminin',
  masculine: 'Masculin',
  bodyType: 'Corps',
  anotherLook: 'Autre apparence',
  back: 'Retour',
  toTheLookBefore: 'à l’apparence précédente',
  levelRing: 'Niveau {level}, {percent} % vers le suivant',
  emailTooLong: 'Une adresse e-mail a au plus {most} caractères.',
  passwordLength: 'Un mot de passe a de {least} à {most} caractères.',
} satisfies Translation<typeof en>;
