import type en from '../en/online-friends.ts';
import type { Translation } from '../types.ts';

export default {
  onlineFriends: 'Amizades online',
  inTown: '{count, plural, one {{count} pessoa na cidade} other {{count} pessoas na cidade}}',
  nobodyOnline: 'Nenhuma amizade online',
  nobodyText: 'Quando alguém da sua lista chega à cidade, aparece aqui.',
  loading: 'Carregando…',
  allFriends: 'Todas as amizades',
  loadError: 'Erro: {message}',
  more: '+{count}',
  showAll: '{count, plural, one {Mostrar todas as amizades online} other {Mostrar todas as {count} amizades online}}',
  whisperTo: 'Sussurrar para {username}',
  resident: 'Resident',
  join: 'Ir até lá',
  joinIn: 'Ir até {username} em {channel}',
  noRoom: 'Não há mais lugar onde {username} está.',
  cannotJoin: 'Não dá para ir até {username} agora.',
} satisfies Translation<typeof en>;
