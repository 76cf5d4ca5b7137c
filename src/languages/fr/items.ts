import type en from '../en/items.ts';
import type { Translation } from '../types.ts';

export default {
  retry: 'Réessayer',
  retryLabel: 'Charger l’image à nouveau',
  colours: 'Couleurs',
  rarities: {
    rare: 'RARE',
    epic: 'ÉPIQUE',
    legendary: 'LÉGENDAIRE',
  },
  breaks: '',
} satisfies Translation<typeof en>;
