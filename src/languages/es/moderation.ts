import type en from '../en/moderation.ts';
import type { Translation } from '../types.ts';

export default {
  tabsLabel: 'Moderación',
  chat: 'Chat reciente',
  mute: 'Silenciar',
  log: 'Registro',
  loading: 'Cargando…',
  loadFailed: 'No se pudieron cargar los datos: ',
  noChat: 'Nadie ha dicho nada en público en los últimos 15 minutos',
  noLog: 'La moderación aún no ha actuado aquí',
  redact: 'Tachar',
  redacted: 'Tachado',
  redactBio: 'Tachar presentación',
  redactNametag: 'Tachar etiqueta',
  muteFor: 'Por cuánto tiempo',
  unmute: 'Dejar hablar',
  allActs: 'Todas las personas',
  more: 'Mostrar más',
  mayTalk: '{username} puede hablar.',
  mutedUntil: '{username} no puede hablar hasta: {until}.',
  only: 'Solo sobre {username}',
  muteChoices: { '10': '10 minutos', '60': '1 hora', '1440': '1 día', '10080': '7 días', '43200': '30 días' },
} satisfies Translation<typeof en>;
