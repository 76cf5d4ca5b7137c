import type en from '../en/items.ts';
import type { Translation } from '../types.ts';

export default {
  retry: 'Tentar de novo',
  retryLabel: 'Carregar a imagem de novo',
} satisfies Translation<typeof en>;
