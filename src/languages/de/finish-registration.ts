import type en from '../en/finish-registration.ts';
import type { Translation } from '../types.ts';

export default {
  finishTitle: 'Konto fertig anlegen',
  signOut: 'Abmelden',
  usernameHint: 'So heißt du im Spiel. Nur die Verwaltung kann den Namen ändern.',
  birthDate: 'Geburtsdatum',
  birthDateNote: 'Es wird einmal geprüft und nicht gespeichert.',
  missingBirthDate: 'Gib dein Geburtsdatum ein.',
  missingUsername: 'Wähle einen Namen.',
} satisfies Translation<typeof en>;
