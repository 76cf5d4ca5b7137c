import type en from '../en/emoji.ts';
import type { Translation } from '../types.ts';

export default {
  searchEmoji: 'Buscar emojis',
  noEmojiFound: 'No se encontró ningún emoji',
  categories: 'Categorías de emojis',
  pickEmoji: 'Elige un emoji',
  found: 'Encontrados',
  loading: 'Trayendo emojis…',
  suggestions: 'Emojis sugeridos',
  emojiMatching: 'Emojis para «:{query}»',
  keys: { move: 'mover', pick: 'elegir', close: 'cerrar' },
  smileysEmotion: 'Caritas y emociones',
  peopleBody: 'Gente y cuerpo',
  animalsNature: 'Animales y naturaleza',
  travelPlaces: 'Viajes y lugares',
  activities: 'Actividades',
  objects: 'Objetos',
  symbols: 'Símbolos',
  flags: 'Banderas',
  custom: 'Propios',
} satisfies Translation<typeof en>;
