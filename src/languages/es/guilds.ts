import type en from '../en/guilds.ts';
import type { Translation } from '../types.ts';

export default {
  comingSoon: 'Gremios (próximamente)',
  explanation:
    'Se podrán fundar gremios propios, con un nombre, un emblema y un banco donde reunirse. Todavía no se puede fundar ninguno.',
  examples: 'Cómo puede ser un gremio',
  example: 'Ejemplo',
} satisfies Translation<typeof en>;
