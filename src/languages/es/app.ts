import type en from '../en/app.ts';
import type { Translation } from '../types.ts';

export default {
  emailConfirmed: 'Tu dirección de correo está confirmada.',
  emailExpired:
    'El enlace para confirmar tu dirección de correo ha caducado. Desde tu perfil, en Cuenta, puedes pedir otro.',
  newVersion: 'Hay una nueva versión de Promenade.',
  reload: 'Recargar',
  loading: 'Cargando…',
  noSuchPlace: 'Ese lugar no existe',
  nothingHere: 'No hay nada en la bahía con esa dirección. El paseo queda por aquí.',
  toLanternBay: 'A Lantern Bay',
} satisfies Translation<typeof en>;
