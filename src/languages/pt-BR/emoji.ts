import type en from '../en/emoji.ts';
import type { Translation } from '../types.ts';

export default {
  searchEmoji: 'Buscar emoji',
  noEmojiFound: 'Nenhum emoji encontrado',
  categories: 'Categorias de emojis',
  pickEmoji: 'Escolha um emoji',
  found: 'Encontrados',
  loading: 'Buscando os emojis…',
  suggestions: 'Sugestões de emojis',
  emojiMatching: 'Emojis para “:{query}”',
  keys: { move: 'mover', pick: 'escolher', close: 'fechar' },
  smileysEmotion: 'Carinhas e emoções',
  peopleBody: 'Pessoas e corpo',
  animalsNature: 'Animais e natureza',
  travelPlaces: 'Viagens e lugares',
  activities: 'Atividades',
  objects: 'Objetos',
  symbols: 'Símbolos',
  flags: 'Bandeiras',
  custom: 'Personalizados',
} satisfies Translation<typeof en>;
