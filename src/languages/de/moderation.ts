import type en from '../en/moderation.ts';
import type { Translation } from '../types.ts';

export default {
  tabsLabel: 'Moderation',
  chat: 'Chat von eben',
  mute: 'Stumm schalten',
  log: 'Protokoll',
  loading: 'Wird geladen …',
  loadFailed: 'Fehler beim Laden der Daten: ',
  noChat: 'In den letzten 15 Minuten nichts öffentlich gesagt',
  noLog: 'Hier hat die Moderation noch nichts getan',
  redact: 'Schwärzen',
  redacted: 'Geschwärzt',
  redactBio: 'Text über sich schwärzen',
  redactNametag: 'Namensschild schwärzen',
  muteFor: 'Wie lange',
  unmute: 'Wieder reden lassen',
  allActs: 'Alle',
  more: 'Mehr zeigen',
  mayTalk: '{username} darf reden.',
  mutedUntil: '{username} ist stumm bis {until}.',
  only: 'Nur über {username}',
  muteChoices: { '10': '10 Minuten', '60': '1 Stunde', '1440': '1 Tag', '10080': '7 Tage', '43200': '30 Tage' },
} satisfies Translation<typeof en>;
