import type en from '../en/items.ts';
import type { Translation } from '../types.ts';

export default {
  retry: 'Noch einmal',
  retryLabel: 'Das Bild noch einmal laden',
  rarities: {
    rare: 'SELTEN',
    epic: 'EPISCH',
    legendary: 'LEGENDÄR',
  },
} satisfies Translation<typeof en>;
