import type en from '../en/moderation.ts';
import type { Translation } from '../types.ts';

export default {
  tabsLabel: 'Moderação',
  chat: 'Chat recente',
  mute: 'Silenciar',
  log: 'Registro de auditoria',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar os dados: ',
  noChat: 'Nada foi dito em público nos últimos 15 minutos',
  noLog: 'A moderação ainda não agiu aqui',
  redact: 'Suprimir',
  redacted: 'Suprimida',
  redactBio: 'Suprimir bio',
  redactNametag: 'Suprimir etiqueta',
  muteFor: 'Por quanto tempo',
  unmute: 'Devolver a voz',
  allActs: 'Todas as pessoas',
  more: 'Mostrar mais',
  mayTalk: '{username} pode falar.',
  mutedUntil: '{username} não pode falar até {until}.',
  only: 'Só sobre {username}',
  muteChoices: { '10': '10 minutos', '60': '1 hora', '1440': '1 dia', '10080': '7 dias', '43200': '30 dias' },
} satisfies Translation<typeof en>;
