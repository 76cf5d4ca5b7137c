import type en from '../en/online-friends.ts';
import type { Translation } from '../types.ts';

export default {
  onlineFriends: 'Amistades en línea',
  inTown: '{count, plural, one {1 persona en la ciudad} other {{count} personas en la ciudad}}',
  nobodyOnline: 'Ninguna amistad en línea',
  nobodyText: 'Aquí aparecen las amistades que llegan a la ciudad.',
  loading: 'Cargando…',
  allFriends: 'Todas las amistades',
  loadError: 'Error: {message}',
  more: '+{count}',
  showAll: '{count, plural, one {Mostrar todas las amistades en línea} other {Mostrar las {count} amistades en línea}}',
  whisperTo: 'Susurrar a {username}',
  resident: 'Resident',
  join: 'Ir allí',
  joinIn: 'Ir con {username} a {channel}',
  noRoom: 'Donde está {username} ya no queda sitio.',
  cannotJoin: 'Ahora no se puede llegar hasta {username}.',
} satisfies Translation<typeof en>;
