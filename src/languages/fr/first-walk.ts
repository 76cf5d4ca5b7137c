import type en from '../en/first-walk.ts';
import type { Translation } from '../types.ts';

export default {
  tasks: {
    lantern: {
      mouse: 'Clique sur le sol près de la lanterne. Je cours devant.',
      keys: 'Maintiens une flèche pour marcher. Viens avec moi jusqu’à la lanterne.',
      touch: 'Touche le sol près de la lanterne, ou utilise le joystick rond.',
      reader: 'Ouvre Lieux, choisis Première lanterne et appuie sur Entrée.',
    },
    hello: {
      mouse: 'Voici Cadence. Écris un mot en bas et appuie sur Entrée.',
      keys: 'Voici Cadence. Appuie sur E et 1 pour faire coucou, ou écris bonjour.',
      touch: 'Voici Cadence. Touche le champ de message et dis bonjour.',
      reader: 'Cadence est tout près. Va à Message, écris bonjour, appuie sur Entrée.',
    },
    card: {
      mouse: 'Clique sur Cadence pour ouvrir sa carte. Ça marche avec tout le monde.',
      keys: 'Appuie sur Tab jusqu’à Cadence, puis Entrée. Ça marche avec tout le monde.',
      touch: 'Touche Cadence pour ouvrir sa carte. Ça marche avec tout le monde.',
      reader: 'Sous Personnes, choisis Cadence et appuie sur Entrée.',
    },
    wear: {
      mouse: 'Ouvre Profil, puis Garde-robe. Mets une chose qui te plaît.',
      keys: 'Va à Profil avec Tab, ouvre Garde-robe et mets une chose.',
      touch: 'Ouvre Menu, puis Garde-robe. Mets une chose qui te plaît.',
      reader: 'Va à Profil, choisis Garde-robe et mets une chose.',
    },
    sit: {
      mouse: 'Clique sur le banc et assieds-toi avec moi.',
      keys: 'Marche jusqu’au banc et appuie sur Entrée pour t’asseoir.',
      touch: 'Touche le banc et assieds-toi avec moi.',
      reader: 'Ouvre Lieux, choisis Banc près de la fontaine, appuie sur Entrée.',
    },
  },
  tasksAlone: {
    hello: {
      mouse: 'Écris un mot en bas et appuie sur Entrée. Les gens tout près le voient.',
      keys: 'Appuie sur E et 1 pour faire coucou, ou écris bonjour.',
      touch: 'Touche le champ de message et dis bonjour.',
      reader: 'Va à Message, écris bonjour, appuie sur Entrée.',
    },
    card: {
      mouse: 'Clique sur ton personnage, ou sur quelqu’un d’autre, pour ouvrir la carte.',
      keys: 'Appuie sur Tab jusqu’à ton nom dans le chat, puis Entrée. Ça marche avec tout le monde.',
      touch: 'Touche ton personnage, ou quelqu’un d’autre, pour ouvrir la carte.',
      reader: 'Dans le chat, choisis ton nom et appuie sur Entrée.',
    },
  },
  helloDoneAlone: "Bonjour, '{'name'}' ! Quel plaisir de faire ta connaissance.",
  done: {
    lantern: 'Elle brille ! Cinq autres t’attendent chaque jour.',
    hello: "Bonjour, '{'name'}' ! Viens m’écouter un de ces soirs.",
    card: 'Maintenant, tu peux chuchoter et te faire des amis.',
    wear: 'Oh, ça te va bien !',
    sit: 'J’aime cet endroit. D’ici, on voit tout le monde.',
  },
  hello: 'Bonjour ! Je suis Ember. Je te fais visiter ? Ça prend une minute.',
  gift: 'Tu as tout fait. Voici pour toi : 100 points d’honneur.',
  goodbye: 'J’habite près du banc de Bloom. Viens me voir !',
  away: 'Rien ne presse. Je t’attends ici même.',
  resume: 'Te voilà ! Reprenons.',
  idle: 'Je te montre encore une fois ?',
  seatTaken: 'Cette place est prise. Celle-ci est libre.',
  again: 'Bien sûr ! Promenons-nous encore.',
  skipped: 'Regarde autour de toi. Je suis toujours près du banc de Bloom.',
  firstLantern: 'Première lanterne',
  cadence: 'Cadence',
  bench: 'Banc près de la fontaine',
  freeSeat: 'Une place libre',
  firstWalk: 'Première promenade',
  walkThere: 'Y aller',
  skip: 'Passer',
  notNow: 'Pas maintenant',
  unfold: 'Afficher la première promenade',
  close: 'Fermer',
  pillTitle: 'Première promenade {done} sur {all}',
  ideas: {
    books: 'La librairie',
    store: 'La boutique',
    pier: 'La jetée',
  },
} satisfies Translation<typeof en>;
