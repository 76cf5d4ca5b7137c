import type en from '../en/items.ts';
import type { Translation } from '../types.ts';

export default {
  retry: 'Noch einmal',
  retryLabel: 'Das Bild noch einmal laden',
} satisfies Translation<typeof en>;
