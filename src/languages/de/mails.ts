import type en from '../en/mails.ts';
import type { Translation } from '../types.ts';

export default {
  hello: 'Hallo,',
  reset: {
    subject: 'Ein neues Passwort für Promenade',
    reason: 'jemand möchte für das Konto mit dieser E-Mail-Adresse bei Promenade ein neues Passwort wählen.',
    open: 'Wenn du das warst, öffne diesen Link innerhalb einer Stunde:',
    once: 'Er gilt einmal und meldet alle Geräte ab. Wenn du das nicht warst, beachte diese Mail nicht: Nichts ändert sich.',
  },
  verification: {
    subject: 'Bestätige deine E-Mail-Adresse für Promenade',
    reason: 'jemand hat mit dieser E-Mail-Adresse ein Konto bei Promenade angelegt.',
    open: 'Wenn du das warst, öffne diesen Link innerhalb von drei Tagen:',
    ignore: 'Wenn du das nicht warst, beachte diese Mail nicht.',
  },
  ban: {
    subject: 'Dein Konto bei Promenade ist gesperrt',
    reason: 'die Moderation hat dein Konto bei Promenade gesperrt. Der Grund:',
    noReason: 'die Moderation hat dein Konto bei Promenade gesperrt.',
    appeal: 'Du kannst innerhalb von sechs Monaten einmal Einspruch erheben. Schreib an diese Adresse:',
  },
  emailChange: {
    subject: 'Deine E-Mail-Adresse für Promenade wurde geändert',
    reason:
      'die Verwaltung hat die E-Mail-Adresse deines Kontos bei Promenade geändert. Mit dieser Adresse kannst du dich nicht mehr anmelden.',
    contact: 'Wenn du das nicht wolltest, schreib an diese Adresse:',
  },
} satisfies Translation<typeof en>;
