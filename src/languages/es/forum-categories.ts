import type en from '../en/forum-categories.ts';
import type { Translation } from '../types.ts';

export default {
  all: 'Todas las publicaciones',
  announcements: 'Anuncios',
  promenade: 'Promenade',
  general: 'De todo',
  clothes: 'Ropa',
  creativity: 'Creatividad',
} satisfies Translation<typeof en>;
