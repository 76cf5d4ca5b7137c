import type en from '../en/net.ts';
import type { Translation } from '../types.ts';

export default {
  errors: {
    sessionLoading: 'La sesión se está cargando, espera un momento',
    notAuthenticated: 'No has iniciado sesión',
    noSessionKey: 'Falta la clave de la sesión',
    sessionExpired: 'La sesión ha caducado. Inicia sesión de nuevo.',
    timeout: 'La respuesta tardó demasiado',
    network: 'Error de red',
    failed: 'La petición falló',
  },
  unexpected: 'Ha ocurrido un error inesperado',
} satisfies Translation<typeof en>;
