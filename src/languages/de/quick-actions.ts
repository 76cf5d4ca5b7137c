import type en from '../en/quick-actions.ts';
import type { Translation } from '../types.ts';

export default {
  viewFullProfile: 'Ganzes Profil ansehen',
  whisper: 'Flüstern',
  addFriend: 'Anfreunden',
  pending: 'Wartet',
  pendingNote: 'Wartet auf eine Antwort',
  block: 'Blockieren',
  unblock: 'Nicht mehr blockieren',
  report: 'Melden',
  reportNote: 'Noch nicht offen',
  resident: 'Resident',
  loadFailed: 'Fehler beim Laden der Daten: ',
  moderation: 'Moderation',
  recentChat: 'Chat von eben',
  muteOrUnmute: 'Stumm schalten oder reden lassen',
  auditLog: 'Protokoll',
  wears: 'Trägt',
  madeBy: '{item}, von {creator}',
  more: '{count} weitere',
} satisfies Translation<typeof en>;
