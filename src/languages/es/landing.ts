import type en from '../en/landing.ts';
import type { Translation } from '../types.ts';

export default {
  loadingStatus: 'Cargando el estado del servidor…',
  reportWithoutAccount: 'Denunciar algo sin cuenta:',
  creatorLine: 'Un juego de quien creó otro producto de chat.',
  statusLine: '{online, number} de {total, number} personas en línea',
} satisfies Translation<typeof en>;
