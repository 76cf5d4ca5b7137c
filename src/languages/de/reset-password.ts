import type en from '../en/reset-password.ts';
import type { Translation } from '../types.ts';

export default {
  resetTitle: 'Ein neues Passwort',
  resetText: 'Wähle eines, das sonst niemand errät.',
  expiredTitle: 'Dieser Link ist abgelaufen',
  expiredText: 'Links gelten einmal und nur kurze Zeit. Auf der Karte zum Anmelden kannst du einen neuen anfordern.',
  doneText: 'Dein Passwort ist geändert. Bitte melde dich an.',
  missingPassword: 'Wähle ein Passwort.',
  missingConfirmation: 'Gib das Passwort noch einmal ein.',
  passwordsDiffer: 'Die beiden Passwörter sind verschieden.',
  backToSignIn: 'Zurück zur Anmeldung',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort bestätigen',
  saving: 'Wird gespeichert …',
  setPassword: 'Passwort speichern',
} satisfies Translation<typeof en>;
