import type en from '../en/guilds.ts';
import type { Translation } from '../types.ts';

export default {
  comingSoon: 'Gremios (pronto)',
  explanation:
    'La gente fundará sus propios gremios, con un nombre, un letrero y un banco donde encontrarse. Aún no se puede fundar ninguno.',
  examples: 'Cómo puede ser un gremio',
  example: 'Ejemplo',
} satisfies Translation<typeof en>;
