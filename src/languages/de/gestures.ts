import type en from '../en/gestures.ts';
import type { Translation } from '../types.ts';

export default {
  gesturesTitle: 'Gesten',
  close: 'Schließen',
  taken: 'Der Platz ist besetzt.',
  full: 'Alle Plätze dort sind besetzt.',
  far: 'Dort kannst du dich jetzt nicht setzen.',
} satisfies Translation<typeof en>;
