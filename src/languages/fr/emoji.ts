import type en from '../en/emoji.ts';
import type { Translation } from '../types.ts';

export default {
  searchEmoji: 'Chercher un emoji',
  noEmojiFound: 'Aucun emoji trouvé',
  categories: 'Catégories d’emojis',
  pickEmoji: 'Choisis un emoji',
  found: 'Trouvés',
  loading: 'Chargement des emojis…',
  suggestions: 'Suggestions d’emojis',
  emojiMatching: 'Emojis pour « :{query} »',
  keys: { move: 'bouger', pick: 'choisir', close: 'fermer' },
  smileysEmotion: 'Smileys et émotions',
  peopleBody: 'Personnes et corps',
  animalsNature: 'Animaux et nature',
  travelPlaces: 'Voyages et lieux',
  activities: 'Activités',
  objects: 'Objets',
  symbols: 'Symboles',
  flags: 'Drapeaux',
  custom: 'Personnalisés',
} satisfies Translation<typeof en>;
