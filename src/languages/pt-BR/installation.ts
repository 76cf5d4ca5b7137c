import type en from '../en/installation.ts';
import type { Translation } from '../types.ts';

export default {
  offer: 'Promenade como aplicativo: janela própria, a um toque.',
  accept: 'Instalar',
  done: 'Promenade foi instalado.',
  later: 'As preferências instalam a qualquer momento.',
} satisfies Translation<typeof en>;
