import type en from '../en/friends.ts';
import type { Translation } from '../types.ts';

export default {
  friends: 'Amis',
  search: 'Cherche un nom, puis Entrée',
  onlineFirst: 'En ligne d’abord',
  empty: 'Pas encore d’amis :)',
  emptyNote: 'Clique sur quelqu’un en ville, puis sur « Ajouter aux amis ».',
  loadFailed: 'La liste d’amis n’a pas pu être chargée : ',
  loading: 'Chargement…',
  resident: 'Resident',
  online: 'En ligne',
  offline: 'Hors ligne',
  noneFound: 'Pas d’amis de ce nom',
  pressEnter: 'Appuie sur Entrée pour ouvrir le profil de {name}.',
  count: '{count, plural, one {ami} other {amis}}',
} satisfies Translation<typeof en>;
