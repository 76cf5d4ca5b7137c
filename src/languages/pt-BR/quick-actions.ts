import type en from '../en/quick-actions.ts';
import type { Translation } from '../types.ts';

export default {
  viewFullProfile: 'Ver perfil completo',
  whisper: 'Sussurrar',
  addFriend: 'Fazer amizade',
  pending: 'Pendente',
  pendingNote: 'Esperando uma resposta',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  report: 'Denunciar',
  reportNote: 'Ainda indisponível',
  resident: 'Resident',
  loadFailed: 'Não foi possível carregar os dados: ',
  moderation: 'Moderação',
  recentChat: 'Chat recente',
  muteOrUnmute: 'Silenciar ou devolver a voz',
  auditLog: 'Registro de auditoria',
  wears: 'Usa',
  madeBy: '{item}, de {creator}',
  more: 'mais {count}',
} satisfies Translation<typeof en>;
