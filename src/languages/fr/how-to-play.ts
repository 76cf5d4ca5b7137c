import type en from '../en/how-to-play.ts';
import type { Translation } from '../types.ts';

export default {
  deviceNames: {
    mouse: 'Souris',
    keys: 'Clavier',
    touch: 'Doigt',
  },
  walkWithCat: 'Marcher avec Ember',
  introduction: 'Tout se fait à la souris, au clavier seul ou au doigt. Mélange comme tu veux.',
  helpKeyNote: 'Le point d’interrogation ouvre cette page quand la ville a le focus.',
  helpKeyOffNote:
    'Le point d’interrogation ouvre cette page quand les touches de lettres sont activées dans les préférences.',
  topics: {
    walk: {
      title: 'Marcher',
      mouse: 'Clique sur le sol, là où tu veux aller.',
      keys: 'Maintiens une flèche, ou Z,\u00a0Q,\u00a0S\u00a0ou\u00a0D (W,\u00a0A,\u00a0S,\u00a0D en QWERTY).',
      touch: 'Touche le sol, ou bouge le joystick rond.',
    },
    doors: {
      title: 'Passer les portes',
      mouse: 'Clique sur une porte ou une enseigne. Un second clic ouvre tout de suite.',
      keys: 'Mets-toi devant une porte et appuie sur Entrée. Ou choisis un lieu sur le panneau du haut.',
      touch: 'Touche une porte ou une enseigne. Touche encore pour ouvrir tout de suite.',
    },
    find: {
      title: 'Trouver des lieux et des gens',
      mouse: 'Clique sur le panneau du haut. Il indique ce qui t’entoure.',
      keys: 'Appuie sur L pour la liste de ce qui t’entoure, et sur H pour savoir où tu es.',
      touch: 'Touche le panneau du haut. Il indique ce qui t’entoure.',
    },
    zoom: {
      title: 'Regarder de plus près',
      mouse: 'Tourne la molette.',
      keys: 'Appuie sur plus ou moins.',
      touch: 'Écarte ou pince deux doigts, ou touche plus et moins à côté du joystick.',
    },
    talk: {
      title: 'Parler',
      mouse: 'Clique sur le champ de message, écris, et clique sur Envoyer.',
      keys: 'Appuie sur Entrée, écris, et appuie encore sur Entrée.',
      touch: 'Touche le champ de message, écris, et touche Envoyer.',
    },
    gestures: {
      title: 'Faire coucou et danser',
      mouse: 'Clique sur la main à côté du champ de message. Ou envoie le message /wave.',
      keys: 'Appuie sur E, puis sur un chiffre de 1 à 8. Ou envoie le message /wave.',
      touch: 'Touche la main à côté du joystick, ou garde un doigt sur ton personnage.',
    },
    sit: {
      title: 'S’asseoir',
      mouse: 'Clique sur un banc, une chaise ou le bord de la fontaine.',
      keys: 'Marche jusqu’à un banc et appuie sur Entrée. Ou appuie sur E et 8.',
      touch: 'Touche un banc, une chaise ou le bord de la fontaine.',
    },
    whisper: {
      title: 'Chuchoter à une personne',
      mouse: 'Clique sur la personne et choisis Chuchoter.',
      keys: 'Commence le message par le nom, deux-points et une espace.',
      touch: 'Touche la personne et choisis Chuchoter.',
    },
    meet: {
      title: 'Rencontrer des gens',
      mouse: 'Clique sur une personne, ou sur un nom dans le chat.',
      keys: 'Appuie sur Tab jusqu’à un nom dans le chat, puis Entrée.',
      touch: 'Touche une personne, ou un nom dans le chat.',
    },
    dress: {
      title: 'Changer de vêtements',
      mouse: 'Ouvre Profil, puis Garde-robe.',
      keys: 'Appuie sur Tab jusqu’à Profil, puis Entrée, et choisis Garde-robe.',
      touch: 'Ouvre Menu, puis Garde-robe.',
    },
    play: {
      title: 'Gagner de l’honneur et des pièces',
      mouse: 'Clique sur ton niveau au bout de la barre du bas. Cela ouvre FLOW.',
      keys: 'Appuie sur Tab jusqu’à ton niveau, puis Entrée. Cela ouvre FLOW.',
      touch: 'Touche ton niveau. Cela ouvre FLOW.',
    },
    close: {
      title: 'Fermer ce qui est ouvert',
      mouse: 'Clique sur la croix, ou sur le bouton Retour du navigateur.',
      keys: 'Appuie sur Échap.',
      touch: 'Touche la croix, ou reviens en arrière sur ton téléphone.',
    },
  },
} satisfies Translation<typeof en>;
