import type en from '../en/wardrobe.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'La garde-robe n’a pas pu être chargée : ',
  customise: 'Personnaliser',
  equip: 'Mettre',
  unequip: 'Enlever',
  closeDetails: 'Fermer les détails',
  details: 'Détails de l’article',
  category: 'Catégorie',
  otherBody: 'Ne va qu’au corps {body, select, feminine {féminin} other {masculin}}.',
  hidden: 'Ne va pas à ton corps et reste caché.',
  choose: 'Choisis un article pour l’essayer.',
} satisfies Translation<typeof en>;
