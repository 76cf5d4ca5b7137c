import type en from '../en/quick-actions.ts';
import type { Translation } from '../types.ts';

export default {
  viewFullProfile: 'Voir le profil complet',
  whisper: 'Chuchoter',
  addFriend: 'Ajouter aux amis',
  pending: 'En attente',
  pendingNote: 'En attente d’une réponse',
  block: 'Bloquer',
  unblock: 'Débloquer',
  report: 'Signaler',
  reportNote: 'Pas encore ouvert',
  resident: 'Resident',
  loadFailed: 'Les données n’ont pas pu être chargées : ',
  moderation: 'Modération',
  recentChat: 'Chat récent',
  muteOrUnmute: 'Sourdine',
  auditLog: 'Journal',
  wears: 'Porte',
  madeBy: '{item}, par {creator}',
  more: '{count, plural, one {{count} autre} other {{count} autres}}',
} satisfies Translation<typeof en>;
