import type en from '../en/outlet.ts';
import type { Translation } from '../types.ts';

export default {
  search: 'Chercher dans l’outlet',
  cart: 'Panier',
  store: 'Boutique',
  items: 'Articles',
  loading: 'Chargement des articles',
  owned: '✓ À toi',
  addToCart: 'Ajouter au panier',
  maximise: 'Agrandir l’avatar',
  minimise: 'Réduire l’avatar',
  noneAvailable: 'Aucun article disponible',
  noneWith: 'Aucun article trouvé avec « {term} »',
  noneIn: 'Aucun article trouvé dans {category}',
  loadFailed: 'L’outlet n’a pas pu être chargé : ',
  details: 'À propos de {name}',
  choose: 'Choisis un article pour l’essayer.',
  fitting: 'Seulement ce qui me va',
  reset: 'Effacer les filtres',
  aboutStore: 'Essayer plusieurs articles à la fois :',
  madeBy: ', créé par',
} satisfies Translation<typeof en>;
