import type en from '../en/channels.ts';
import type { Translation } from '../types.ts';

export default {
  channels: 'Canales de la ciudad',
  explained: 'Cada canal es la misma ciudad con otra gente.',
  signLabel: 'Canal {number}: elegir otro',
  here: 'Estás aquí',
  full: 'Lleno',
  loading: 'Cargando canales…',
  retry: 'Reintentar',
  people: '{count, plural, one {1 persona} other {{count} personas}}',
  withFriends: 'Amistades: {names}',
  changed: 'Ahora estás en {name}.',
  isFull: 'No queda sitio en {name}.',
  failed: 'Ahora no se puede llegar a {name}. Te quedas donde estás.',
} satisfies Translation<typeof en>;
