import type en from '../en/forum-categories.ts';
import type { Translation } from '../types.ts';

export default {
  all: 'Todas as publicações',
  announcements: 'Avisos',
  promenade: 'Promenade',
  general: 'Geral',
  clothes: 'Roupas',
  creativity: 'Criatividade',
} satisfies Translation<typeof en>;
