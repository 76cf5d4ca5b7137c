import type en from '../en/quick-actions.ts';
import type { Translation } from '../types.ts';

export default {
  viewFullProfile: 'Ver perfil completo',
  whisper: 'Susurrar',
  addFriend: 'Pedir amistad',
  pending: 'Pendiente',
  pendingNote: 'A la espera de respuesta',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  report: 'Denunciar',
  reportNote: 'Aún no está abierto',
  resident: 'Resident',
  loadFailed: 'No se pudieron cargar los datos: ',
  moderation: 'Moderación',
  recentChat: 'Chat reciente',
  muteOrUnmute: 'Silenciar o dejar hablar',
  auditLog: 'Registro',
  wears: 'Lleva',
  madeBy: '{item}, de {creator}',
  more: '{count} más',
} satisfies Translation<typeof en>;
