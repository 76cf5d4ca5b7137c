import type en from '../en/emoji.ts';
import type { Translation } from '../types.ts';

export default {
  openEmoji: 'Emojis',
  emojiPicker: 'Selector de emojis',
  searchEmoji: 'Buscar emoji',
  noEmojiFound: 'No se encontraron emojis',
  categories: 'Tipos de emojis',
  pickEmoji: 'Elige un emoji',
  found: 'Encontrados',
  loading: 'Trayendo emojis…',
  suggestions: 'Emojis sugeridos',
  noRoom: 'No hay sitio para ese emoji.',
  emojiMatching: 'Emojis para «:{query}»',
  keys: { move: 'mover', pick: 'elegir', close: 'cerrar' },
  smileysEmotion: 'Caras y emociones',
  peopleBody: 'Gente y cuerpo',
  animalsNature: 'Animales y naturaleza',
  travelPlaces: 'Viajes y lugares',
  activities: 'Actividades',
  objects: 'Objetos',
  symbols: 'Símbolos',
  flags: 'Banderas',
  custom: 'Propios',
} satisfies Translation<typeof en>;
