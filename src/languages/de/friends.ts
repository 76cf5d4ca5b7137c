import type en from '../en/friends.ts';
import type { Translation } from '../types.ts';

export default {
  friends: 'Freunde',
  search: 'Namen suchen, dann Eingabe',
  onlineFirst: 'Online zuerst',
  empty: 'Noch keine Freunde :)',
  emptyNote: 'Klick in der Stadt auf jemanden, dann auf „Anfreunden“.',
  loadFailed: 'Die Liste der Freunde konnte nicht geladen werden: ',
  loading: 'Wird geladen …',
  resident: 'Resident',
  online: 'Online',
  offline: 'Offline',
  noneFound: 'So heißt hier niemand',
  pressEnter: 'Drück Eingabe, um das Profil von {name} zu öffnen.',
  count: '{count, plural, one {Freundschaft} other {Freunde}}',
} satisfies Translation<typeof en>;
