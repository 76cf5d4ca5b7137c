import type en from '../en/keys.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Toutes les touches',
  lettersOff: 'Les lettres, plus et moins sont désactivés dans les préférences.',
  walkLetters: {
    up: 'Z',
    left: 'Q',
    down: 'S',
    right: 'D',
  },
  places: {
    everywhere: {
      place: 'Partout',
      next: 'Aller à la commande suivante, ou à la précédente.',
      use: 'Utiliser une commande.',
      move: 'Se déplacer dans un menu, une liste, une grille, des onglets et des curseurs.',
      close: 'Fermer ce que tu as ouvert en dernier.',
    },
    town: {
      place: 'Dans la ville',
      walk: 'Marcher (W,\u00a0A,\u00a0S,\u00a0D en QWERTY).',
      enter: 'Ouvrir la porte devant toi, t’asseoir à côté d’un siège, ou sinon écrire un message.',
      zoom: 'Regarder de plus près, ou de plus loin.',
      around: 'Lister les lieux et les gens autour de toi.',
      where: 'Dire où tu es.',
      gestures: 'Montrer les gestes. Un chiffre en choisit un.',
      outfits: 'Porter une de tes huit dernières tenues.',
      help: 'Ouvrir cette page.',
    },
    messageLine: {
      place: 'Dans le champ de message',
      send: 'Envoyer le message.',
      emoji: 'Choisir un des emojis sous le champ.',
      leave: 'Revenir à la ville.',
    },
    mails: {
      place: 'Dans la liste des messages',
      next: 'Ouvrir le message suivant, ou le précédent.',
      reply: 'Répondre.',
      save: 'Garder le message, ou ne plus le garder.',
    },
    longTexts: {
      place: 'Dans les textes plus longs',
      marks: 'Gras, italique, souligné, barré.',
      blocks: 'Lien, citation, code, spoiler.',
      lists: 'Liste numérotée, ou liste.',
      send: 'Envoyer ou enregistrer.',
    },
    flow: {
      place: 'Dans FLOW',
      move: 'Se déplacer sur le plateau.',
      pickUp: 'Prendre la gemme. Une flèche l’échange ensuite.',
      putDown: 'Reposer la gemme.',
    },
    store: {
      place: 'Dans la boutique',
      tryOn: 'Montrer ou cacher ce que tu essaies.',
      takeOff: 'Enlever tout ce que tu essaies.',
      actions: 'Aller à la liste de souhaits et au panier d’un article, et revenir.',
      turn: 'Tourner ton personnage.',
    },
    elsewhere: {
      place: 'Ailleurs',
      turn: 'Tourner un personnage, tant qu’un de ses boutons a le focus.',
      move: 'Déplacer un personnage montré de près.',
      undo: 'Annuler la suppression d’un commentaire.',
      guide: 'Tourner les pages du guide de création, ou zoomer.',
      model: 'Tourner un modèle 3D, ou zoomer.',
    },
  },
} satisfies Translation<typeof en>;
