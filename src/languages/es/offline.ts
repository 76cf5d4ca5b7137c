import type en from '../en/offline.ts';
import type { Translation } from '../types.ts';

export default {
  offlineTitle: '¡Vaya! Sin conexión.',
  offlineText:
    'Puede que nuestro servicio esté en mantenimiento, o que tu conexión a internet sea inestable. Revisa tu conexión e inténtalo otra vez.',
  tryAgain: 'Intentar otra vez',
  replacedTitle: 'Estás jugando en otra ventana',
  playHere: 'Jugar aquí',
} satisfies Translation<typeof en>;
