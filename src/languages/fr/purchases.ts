import type en from '../en/purchases.ts';
import type { Translation } from '../types.ts';

export default {
  thanks: 'Tout est à toi !',
  thanksFor:
    '{count, plural, one {{name} est dans ta garde-robe.} many {{count, number} articles sont dans ta garde-robe.} other {{count, number} articles sont dans ta garde-robe.}}',
  wearNow: 'Porter maintenant',
  worn: 'Tu le portes',
  notWorn: 'Rien de tout cela ne te va.',
  saveOutfit: 'Enregistrer la tenue',
  back: 'Retour',
  showInTown: 'Montrer en ville',
  bought: 'Ce que tu as acheté',
  showCart: 'Essayer le panier',
  cartOnYou: 'Ton panier sur toi',
  cartPieces: 'Articles du panier',
  wornOf: '{worn, number} sur {count, number} portés',
  earnCoins: 'Chaque niveau rapporte des pièces : joue à FLOW ou trouve les lanternes du jour.',
  earnGems: 'Les gemmes viennent d’un abonnement ou d’un lot de gemmes.',
  openItem: 'À propos de {name}',
  purchases: 'Achats',
  purchasesNote:
    'Un article jamais porté peut être rendu pendant dix minutes, chaque article une fois par semaine. Les articles limités et les ensembles restent à toi.',
  noPurchases: 'Aucun achat pour l’instant',
  noPurchasesNote: 'Ce que tu paies dans la boutique et l’outlet est listé ici.',
  loading: 'Chargement des achats',
  loadFailed: 'Erreur lors du chargement des achats : ',
  given: 'Cadeau',
  refunded: 'Remboursement',
  balanceAfter: 'puis {amount, number}',
  giveBack: 'Rendre',
  giveBackItem: 'Rendre {name}',
  timeLeft: '{minutes, plural, one {encore # minute} many {encore # minutes} other {encore # minutes}}',
  returnTitle: 'Rendre cet article ?',
  returnQuestion: '{name} quitte ta garde-robe et tu récupères le prix. C’est possible une fois par semaine.',
  keep: 'Garder',
  more: 'Afficher les plus anciens',
} satisfies Translation<typeof en>;
