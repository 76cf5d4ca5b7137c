import type en from '../en/items.ts';
import type { Translation } from '../types.ts';

export default {
  retry: 'Recarregar',
  retryLabel: 'Carregar a imagem de novo',
  colours: 'Cores',
  rarities: {
    rare: 'RARO',
    epic: 'ÉPICO',
    legendary: 'LENDÁRIO',
  },
  breaks: '',
} satisfies Translation<typeof en>;
