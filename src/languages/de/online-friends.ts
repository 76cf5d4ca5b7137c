import type en from '../en/online-friends.ts';
import type { Translation } from '../types.ts';

export default {
  onlineFriends: 'Freunde online',
  inTown: '{count, plural, one {1 Person in der Stadt} other {{count} Leute in der Stadt}}',
  nobodyOnline: 'Keine Freunde online',
  nobodyText: 'Hier erscheinen Freunde, die in die Stadt kommen.',
  loading: 'Wird geladen …',
  allFriends: 'Alle Freunde',
  loadError: 'Fehler: {message}',
  more: '+{count}',
  showAll: '{count, plural, one {Alle Freunde online zeigen} other {Alle {count} Freunde online zeigen}}',
  whisperTo: '{username} etwas zuflüstern',
  resident: 'Resident',
  join: 'Hingehen',
  joinIn: 'Zu {username} in {channel} gehen',
  noRoom: 'Dort, wo {username} ist, ist kein Platz mehr.',
  cannotJoin: 'Zu {username} kommst du gerade nicht.',
} satisfies Translation<typeof en>;
