import type en from '../en/login.ts';
import type { Translation } from '../types.ts';

export default {
  welcomeTitle: 'Willkommen zurück',
  welcomeText: 'Die Lampen sind an. Komm herein.',
  bodyTitle: 'Wer kommt da?',
  bodyText: 'Wähle einen Körper und ein Aussehen. Beides kannst du später ändern.',
  nameTitle: 'Dein Name in der Bucht',
  nameText: 'Fast geschafft.',
  forgotTitle: 'Passwort vergessen?',
  forgotText: 'Nenn uns deine E-Mail-Adresse. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
  usernameNote: 'So heißt du im Spiel. Der Name lässt sich später nicht ändern.',
  birthDate: 'Geburtsdatum',
  birthDateNote: 'Es wird einmal geprüft und nicht gespeichert.',
  passwordsDiffer: 'Die beiden Passwörter sind verschieden.',
  missing: {
    email: 'Gib deine E-Mail-Adresse ein.',
    password: 'Gib dein Passwort ein.',
    username: 'Wähle einen Namen.',
    birthDate: 'Gib dein Geburtsdatum ein.',
    newPassword: 'Wähle ein Passwort.',
    confirmPassword: 'Gib das Passwort noch einmal ein.',
  },
  notSetUp: 'Auf diesem Server nicht eingerichtet',
  appleUnavailable: 'Die Anmeldung mit Apple gibt es nicht',
  signInErrors: {
    INVALID_EMAIL_OR_PASSWORD:
      'E-Mail-Adresse und Passwort passen nicht zusammen. Prüf beides und versuch es noch einmal.',
    INVALID_EMAIL: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  },
  sending: 'Wird gesendet …',
  sendTheLink: 'Link schicken',
  orContinueWith: 'oder weiter mit',
  next: 'Weiter',
  alreadyHaveAnAccount: 'Hast du schon ein Konto?',
  signIn: 'Anmelden',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  back: 'Zurück',
  signingIn: 'Anmeldung läuft …',
  newInTown: 'Neu in der Stadt?',
  createAnAccount: 'Konto anlegen',
} satisfies Translation<typeof en>;
