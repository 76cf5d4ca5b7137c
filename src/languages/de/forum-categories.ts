import type en from '../en/forum-categories.ts';
import type { Translation } from '../types.ts';

export default {
  all: 'Alle Beiträge',
  announcements: 'Ankündigungen',
  promenade: 'Promenade',
  general: 'Allgemeines',
  clothes: 'Kleidung',
  creativity: 'Kreatives',
} satisfies Translation<typeof en>;
