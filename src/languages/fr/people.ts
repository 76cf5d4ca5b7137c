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
} satisfies Translation<typeof en>;
