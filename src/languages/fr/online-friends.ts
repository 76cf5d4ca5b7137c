import type en from '../en/online-friends.ts';
import type { Translation } from '../types.ts';

export default {
  onlineFriends: 'Amis en ligne',
  inTown: '{count, plural, one {{count} personne en ville} other {{count} personnes en ville}}',
  nobodyOnline: 'Pas d’amis en ligne',
  nobodyText: 'Les amis qui arrivent en ville apparaissent ici.',
  loading: 'Chargement…',
  allFriends: 'Tous les amis',
  loadError: 'Erreur : {message}',
  more: '+{count}',
  showAll: '{count, plural, one {Afficher tous les amis en ligne} other {Afficher les {count} amis en ligne}}',
  whisperTo: 'Chuchoter à {username}',
  resident: 'Resident',
  join: 'Rejoindre',
  joinIn: 'Rejoindre {username} dans {channel}',
  noRoom: 'Il n’y a plus de place là où est {username}.',
  cannotJoin: 'Impossible de rejoindre {username} pour le moment.',
} satisfies Translation<typeof en>;
