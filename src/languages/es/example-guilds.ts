import type en from '../en/example-guilds.ts';
import type { Translation } from '../types.ts';

export default {
  pier: { name: 'La cuadrilla del muelle', purpose: 'Paseos junto al agua, con cualquier tiempo' },
  knitting: { name: 'El círculo de punto', purpose: 'Patrones, lana y largas charlas' },
  bench: { name: 'La sociedad del banco', purpose: 'Busca el mejor sitio de la bahía' },
} satisfies Translation<typeof en>;
