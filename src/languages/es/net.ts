import type en from '../en/net.ts';
import type { Translation } from '../types.ts';

export default {
  errors: {
    sessionLoading: 'Cargando la sesión, espera',
    notAuthenticated: 'No has entrado',
    noSessionKey: 'No hay clave de sesión',
    sessionExpired: 'La sesión ha caducado. Entra otra vez.',
    timeout: 'La petición tardó demasiado',
    network: 'Error de red',
    failed: 'La petición falló',
  },
  unexpected: 'Se produjo un error inesperado',
} satisfies Translation<typeof en>;
