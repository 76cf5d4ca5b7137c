import type en from '../en/online-friends.ts';
import type { Translation } from '../types.ts';

export default {
  onlineFriends: 'Amistades en línea',
  inTown: '{count, plural, one {1 persona en la ciudad} other {{count} personas en la ciudad}}',
  nobodyOnline: 'Ninguna amistad en línea',
  nobodyText: 'Aquí aparecen las amistades que entran en la ciudad.',
  loading: 'Cargando…',
  allFriends: 'Todas las amistades',
  loadError: 'Error: {message}',
  more: '+{count}',
  showAll: 'Mostrar las {count} amistades en línea',
  whisperTo: 'Susurrar a {username}',
  resident: 'Resident',
  join: 'Ir',
  joinIn: 'Ir con {username} a {channel}',
  noRoom: 'No queda sitio donde está {username}.',
  cannotJoin: 'Ahora no se puede ir con {username}.',
} satisfies Translation<typeof en>;
