import type en from '../en/channels.ts';
import type { Translation } from '../types.ts';

export default {
  channels: 'Canais da cidade',
  explained: 'Cada canal é a mesma cidade, com outras pessoas.',
  signLabel: 'Canal {number}: escolher outro',
  here: 'Você está aqui',
  full: 'Cheio',
  loading: 'Carregando os canais…',
  retry: 'Tentar de novo',
  people: '{count, plural, one {{count} pessoa} other {{count} pessoas}}',
  withFriends: 'Amizades: {names}',
  changed: 'Agora você está em {name}.',
  isFull: '{name} já lotou.',
  failed: 'Não dá para chegar a {name} agora. Você fica onde está.',
} satisfies Translation<typeof en>;
