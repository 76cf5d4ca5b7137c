import type en from '../en/gestures.ts';
import type { Translation } from '../types.ts';

export default {
  gesturesTitle: 'Gestos',
  close: 'Cerrar',
  taken: 'Ese sitio está ocupado.',
  full: 'Todos los sitios de ahí están ocupados.',
  far: 'Ahora no puedes sentarte ahí.',
} satisfies Translation<typeof en>;
