import type en from '../en/friends.ts';
import type { Translation } from '../types.ts';

export default {
  friends: 'Amizades',
  search: 'Busque alguém e aperte Enter',
  onlineFirst: 'Online primeiro',
  empty: 'Nenhuma amizade ainda :)',
  emptyNote: 'Clique em alguém na cidade, depois em Fazer amizade.',
  loadFailed: 'Não foi possível carregar as amizades: ',
  loading: 'Carregando…',
  resident: 'Resident',
  online: 'Online',
  offline: 'Offline',
  noneFound: 'Nenhuma amizade com esse nome',
  pressEnter: 'Aperte Enter para abrir o perfil de {name}.',
  count: '{count, plural, one {amizade} other {amizades}}',
} satisfies Translation<typeof en>;
