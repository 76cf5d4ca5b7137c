import type en from '../en/item-page.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Article',
  about: 'À propos de {name}',
  loading: 'Chargement de l’article',
  loadFailed: 'Erreur lors du chargement de l’article : ',
  madeBy: 'Créé par {name}',
  colours: 'Couleurs',
  colour: '{name}, cet article',
  wornBy:
    '{count, plural, one {Porté une fois parmi tes amitiés} many {Porté {count, number} fois parmi tes amitiés} other {Porté {count, number} fois parmi tes amitiés}}',
  goesWith: 'Va bien avec',
  shelf: 'Aujourd’hui en rayon',
  set: 'Le look du jour',
  setNote:
    '{count, plural, one {Une pièce d’une seule couleur} many {{count, number} pièces d’une seule couleur} other {{count, number} pièces d’une seule couleur}}',
  setFor: 'Dans l’ensemble',
  setOwned: 'Tout est déjà à toi.',
  setMissing:
    '{count, plural, one {Il manque une pièce, {percent, number} % de moins que seule.} many {Il manque {count, number} pièces, {percent, number} % de moins que seules.} other {Il manque {count, number} pièces, {percent, number} % de moins que seules.}}',
  setFinal: 'Une pièce d’un ensemble ne peut pas être rendue.',
  buySet: 'Acheter l’ensemble',
  seeSet: 'Voir l’ensemble',
  shelfFailed: 'Erreur lors du chargement du rayon : ',
} satisfies Translation<typeof en>;
