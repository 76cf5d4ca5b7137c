import type en from '../en/installation.ts';
import type { Translation } from '../types.ts';

export default {
  offer: 'Promenade como aplicación: su propia ventana, a un toque.',
  accept: 'Instalar',
  done: 'Promenade está instalada.',
  later: 'En las preferencias puedes instalarla cuando quieras.',
} satisfies Translation<typeof en>;
