import type en from '../en/channels.ts';
import type { Translation } from '../types.ts';

export default {
  channels: 'Canales de la ciudad',
  explained: 'Cada canal es la misma ciudad con otra gente.',
  signLabel: 'Canal {number}: elegir otro',
  here: 'Estás aquí',
  full: 'Lleno',
  loading: 'Cargando canales…',
  retry: 'Intentar otra vez',
  people: '{count, plural, one {1 persona} other {{count} personas}}',
  withFriends: 'Amistades: {names}',
  changed: 'Ahora estás en {name}.',
  isFull: '{name} está lleno.',
  failed: 'No se puede llegar a {name} ahora. Te quedas donde estás.',
} satisfies Translation<typeof en>;
