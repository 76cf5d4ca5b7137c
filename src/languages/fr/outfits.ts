import type en from '../en/outfits.ts';
import type { Translation } from '../types.ts';

export default {
  outfits: 'Tenues',
  search: 'Chercher une tenue',
  empty: 'Pas encore de tenues :)',
  emptyNote: 'Donne un nom à ce que tu portes et enregistre-le ici.',
  noneFound: 'Aucune tenue ne correspond à ta recherche',
  loadFailed: 'Les tenues n’ont pas pu être chargées : ',
  loading: 'Chargement…',
  wear: 'Porter',
  copy: 'Copier le code',
  copied: 'Code de la tenue copié dans le presse-papiers !',
  favourite: 'Préférée, visible sur mon profil',
  delete: 'Supprimer',
  deleteQuestion: 'Supprimer {name} ?',
  deleteNote: 'Ce que tu portes ne change pas. Le code de cette tenue ne marchera plus.',
  deleteFavouriteNote: 'Ton profil ne la montrera plus.',
  copyByHand: 'Code de la tenue',
  gone: 'Cette tenue n’existe plus.',
  cardOwner: 'de {owner}',
  cardOwnedAll: 'Elle est toute à toi',
  cardOwned: 'Tu en as {owned} sur {all}',
} satisfies Translation<typeof en>;
