import type en from '../en/items.ts';
import type { Translation } from '../types.ts';

export default {
  retry: 'Reintentar',
  retryLabel: 'Cargar la imagen de nuevo',
  colours: 'Colores',
  rarities: {
    rare: 'RARO',
    epic: 'ÉPICO',
    legendary: 'LEGENDARIO',
  },
  breaks: '',
} satisfies Translation<typeof en>;
