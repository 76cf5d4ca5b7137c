import type en from '../en/gestures.ts';
import type { Translation } from '../types.ts';

export default {
  gesturesTitle: 'Gestes',
  close: 'Fermer',
  taken: 'Cette place est prise.',
  full: 'Toutes les places sont prises.',
  far: 'Tu ne peux pas t’asseoir là maintenant.',
} satisfies Translation<typeof en>;
