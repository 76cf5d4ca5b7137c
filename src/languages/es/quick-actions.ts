import type en from '../en/quick-actions.ts';
import type { Translation } from '../types.ts';

export default {
  viewFullProfile: 'Ver perfil completo',
  whisper: 'Susurrar',
  addFriend: 'Añadir amistad',
  pending: 'En espera',
  pendingNote: 'Espera una respuesta',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  report: 'Denunciar',
  reportNote: 'Aún no está abierto',
  resident: 'Resident',
  loadFailed: 'Error al cargar los datos: ',
  moderation: 'Moderación',
  recentChat: 'Chat reciente',
  muteOrUnmute: 'Silenciar o dejar hablar',
  auditLog: 'Registro',
} satisfies Translation<typeof en>;
