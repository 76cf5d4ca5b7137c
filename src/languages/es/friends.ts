import type en from '../en/friends.ts';
import type { Translation } from '../types.ts';

export default {
  friends: 'Amistades',
  search: 'Busca a alguien y pulsa Enter',
  onlineFirst: 'Primero en línea',
  empty: 'Aún no hay amistades :)',
  emptyNote: 'Haz clic en alguien de la ciudad y luego en «Pedir amistad».',
  loadFailed: 'No se pudo cargar la lista de amistades: ',
  loading: 'Cargando…',
  resident: 'Resident',
  online: 'En línea',
  offline: 'Sin conexión',
  noneFound: 'Ninguna amistad se llama así',
  pressEnter: 'Pulsa Enter para abrir el perfil de {name}.',
  count: '{count, plural, one {amistad} other {amistades}}',
} satisfies Translation<typeof en>;
