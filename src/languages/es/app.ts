import type en from '../en/app.ts';
import type { Translation } from '../types.ts';

export default {
  emailConfirmed: 'Tu correo electrónico está confirmado.',
  emailExpired:
    'El enlace para confirmar tu correo electrónico ha caducado. Tu perfil puede enviar uno nuevo, en «Cuenta».',
  newVersion: 'Hay una nueva versión de Promenade.',
  reload: 'Recargar',
  loading: 'Cargando…',
  noSuchPlace: 'Ese lugar no existe',
  nothingHere: 'Nada en la bahía tiene esta dirección. El paseo está por aquí.',
  toLanternBay: 'A Lantern Bay',
} satisfies Translation<typeof en>;
