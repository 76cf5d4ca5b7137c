import type en from '../en/gestures.ts';
import type { Translation } from '../types.ts';

export default {
  gesturesTitle: 'Gestos',
  close: 'Fechar',
  taken: 'Esse lugar está ocupado.',
  full: 'Todos os lugares estão ocupados.',
  far: 'Não dá para sentar aí agora.',
} satisfies Translation<typeof en>;
