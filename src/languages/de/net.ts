import type en from '../en/net.ts';
import type { Translation } from '../types.ts';

export default {
  errors: {
    sessionLoading: 'Die Sitzung wird geladen, bitte warte',
    notAuthenticated: 'Nicht angemeldet',
    noSessionKey: 'Kein Sitzungsschlüssel vorhanden',
    sessionExpired: 'Die Sitzung ist abgelaufen. Bitte melde dich wieder an.',
    timeout: 'Die Anfrage hat zu lange gedauert',
    network: 'Netzwerkfehler',
    failed: 'Die Anfrage ist fehlgeschlagen',
  },
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
} satisfies Translation<typeof en>;
