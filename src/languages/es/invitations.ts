import type en from '../en/invitations.ts';
import type { Translation } from '../types.ts';

export default {
  invite: 'Invitar a alguien',
  link: 'Tu enlace de invitación',
  copy: 'Copiar enlace',
  revoke: 'Anular todos los enlaces',
  onTheWay: 'Vas de camino hacia {name}.',
  notInTown: '{name} no está ahora en la ciudad. Este es su perfil.',
  explained: 'Un enlace trae a alguien hasta ti en la ciudad. Funciona durante {days} días.',
  copied: 'Enlace copiado. Trae a alguien hasta ti durante {days} días.',
} satisfies Translation<typeof en>;
