import type en from '../en/invitations.ts';
import type { Translation } from '../types.ts';

export default {
  invite: 'Invitar a alguien',
  link: 'Tu enlace de invitación',
  copy: 'Copiar enlace',
  revoke: 'Desactivar todos los enlaces',
  onTheWay: 'Vas de camino a {name}.',
  notInTown: '{name} no está ahora en la ciudad. Este es su perfil.',
  explained: 'Un enlace trae a tu visita hasta ti en la ciudad. Sirve {days} días.',
  copied: 'Enlace copiado. Trae a tu visita hasta ti durante {days} días.',
} satisfies Translation<typeof en>;
