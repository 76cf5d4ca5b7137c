import type en from '../en/doors.ts';
import type { Translation } from '../types.ts';

export default {
  doors: {
    store: { label: 'Boutique', hint: 'Des vêtements à essayer et à acheter' },
    window: { label: 'Vitrine de la boutique', hint: 'Le look du jour' },
    outlet: { label: 'Étal du marché', hint: 'Tout ce qui existe, au même endroit' },
    wardrobe: { label: 'Miroir du tailleur', hint: 'Porte ce qui est à toi' },
    books: { label: 'Librairie', hint: 'Lire et écrire dans les forums' },
    mail: { label: 'Boîte aux lettres', hint: 'Ton courrier' },
    flow: { label: 'FLOW', hint: 'Joue et gagne de l’honneur' },
    bakery: { label: 'Boulangerie', hint: 'Cuis des cookies en cliquant' },
    radio: { label: 'Lantern FM', hint: 'La radio de la ville' },
    board: { label: 'Panneau d’affichage', hint: 'Les fêtes et ton activité' },
    hall: { label: 'Mairie', hint: 'Adhésion et assistance' },
    cafe: { label: 'Cafe Luna', hint: 'Tes amis' },
    statue: { label: 'Statue du chat', hint: 'Ton album des lanternes' },
  },
  doorPrompts: { enter: 'Appuie sur Entrée', tap: 'Touche pour ouvrir' },
  doorSentence: '{label} : {hint}. {prompt}.',
  seats: {
    bench: 'Banc',
    chair: 'Chaise',
    rim: 'Bord de la fontaine',
    ledge: 'Un endroit où s’asseoir',
    ground: 'Nappe de pique-nique',
  },
  seatPrompts: { enter: 'Appuie sur Entrée pour t’asseoir', tap: 'Touche pour t’asseoir' },
  seatSentence: '{label}. {prompt}.',
} satisfies Translation<typeof en>;
