import type en from '../en/gestures.ts';
import type { Translation } from '../types.ts';

export default {
  gesturesTitle: 'Gestos',
  close: 'Cerrar',
  taken: 'Ese asiento está ocupado.',
  full: 'Todos los asientos de allí están ocupados.',
  far: 'Ahora no puedes sentarte allí.',
} satisfies Translation<typeof en>;
