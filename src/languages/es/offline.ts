import type en from '../en/offline.ts';
import type { Translation } from '../types.ts';

export default {
  offlineTitle: '¡Oh, no! No hay conexión.',
  offlineText:
    'Puede que nuestro servicio esté en mantenimiento o que tu conexión a internet sea inestable. Revisa tu conexión e inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  replacedTitle: 'Estás jugando en otra ventana',
  playHere: 'Jugar aquí',
} satisfies Translation<typeof en>;
