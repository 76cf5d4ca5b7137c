import type en from '../en/friends.ts';
import type { Translation } from '../types.ts';

export default {
  friends: 'Amistades',
  search: 'Busca un nombre y pulsa Intro',
  onlineFirst: 'En línea primero',
  empty: 'Aún no hay amistades :)',
  emptyNote: 'Pulsa a alguien en la ciudad, y luego «Añadir amistad».',
  loadFailed: 'No se pudo cargar la lista de amistades: ',
  loading: 'Cargando…',
  resident: 'Resident',
  online: 'En línea',
  offline: 'Sin conexión',
  noneFound: 'Nadie se llama así',
  pressEnter: 'Pulsa Intro para abrir el perfil de {name}.',
  count: '{count, plural, one {amistad} other {amistades}}',
} satisfies Translation<typeof en>;
