import type en from '../en/forum-categories.ts';
import type { Translation } from '../types.ts';

export default {
  all: 'Tous les messages',
  announcements: 'Annonces',
  promenade: 'Promenade',
  general: 'Général',
  clothes: 'Vêtements',
  creativity: 'Création',
} satisfies Translation<typeof en>;
