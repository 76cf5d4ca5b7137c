import type en from '../en/inventory.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'L’inventaire n’a pas pu être chargé : ',
  apply: 'Appliquer',
  changes: ' les changements',
  cancel: 'Annuler',
  applied: 'Changements appliqués !',
  cancelled: 'Changements annulés',
  nothingToApply: 'Aucun changement à appliquer',
  itemFailed:
    '{mark, select, unequip {L’article n’a pas pu être enlevé} other {L’article n’a pas pu être mis}} : {message}',
  applyFailed: 'Les changements n’ont pas pu être appliqués : {message}',
  info: 'Infos',
  figure: 'Taille, teint et corps',
  height: 'Hauteur',
  width: 'Largeur',
  resetSize: 'Taille d’origine',
  bodyType: 'Corps',
  bodies: {
    feminine: 'Féminin',
    masculine: 'Masculin',
  },
  pendingChanges: '{count, plural, one {{count} changement en attente} other {{count} changements en attente}}',
  pickItems: 'Choisis des articles pour les essayer.',
  unapplied:
    '{count, plural, one {{count} changement n’est pas encore appliqué.} other {{count} changements ne sont pas encore appliqués.}}',
  equipped: 'sur toi',
  pending: 'en attente',
  toWear: '{count} à mettre',
  toTakeOff: '{count} à enlever',
  items: '{count, plural, one {article} other {articles}}',
  undo: 'Annuler',
  redo: 'Rétablir',
  backToWorn: 'Revenir à ma tenue',
  surprise: 'Surprends-moi',
  surpriseLabel: 'Surprends-moi avec ce que j’ai',
  lockNote: 'Un cadenas garde une partie telle quelle.',
  lock: 'Garder {category}',
  dressTools: 'Essayer des tenues',
} satisfies Translation<typeof en>;
