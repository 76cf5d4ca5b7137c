import type en from '../en/app.ts';
import type { Translation } from '../types.ts';

export default {
  emailConfirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  emailExpired:
    'Der Link zur Bestätigung deiner E-Mail-Adresse ist abgelaufen. In deinem Profil kannst du unter „Konto“ einen neuen anfordern.',
  newVersion: 'Eine neue Version von Promenade ist da.',
  reload: 'Neu laden',
  loading: 'Wird geladen …',
  noSuchPlace: 'Diesen Ort gibt es nicht',
  nothingHere: 'Nichts in der Bucht hat diese Adresse. Zur Promenade geht es hier entlang.',
  toLanternBay: 'Nach Lantern Bay',
} satisfies Translation<typeof en>;
