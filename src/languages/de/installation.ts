import type en from '../en/installation.ts';
import type { Translation } from '../types.ts';

export default {
  offer: 'Promenade als App: ein eigenes Fenster, nur einen Tipp entfernt.',
  accept: 'Installieren',
  done: 'Promenade ist installiert.',
  later: 'In den Einstellungen geht das jederzeit.',
} satisfies Translation<typeof en>;
