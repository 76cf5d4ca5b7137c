import type en from '../en/guilds.ts';
import type { Translation } from '../types.ts';

export default {
  comingSoon: 'Guildes (bientôt)',
  explanation:
    'Chaque membre pourra fonder sa guilde, avec un nom, une enseigne et un banc où se retrouver. Pour le moment, ce n’est pas encore possible.',
  examples: 'À quoi une guilde peut ressembler',
  example: 'Exemple',
} satisfies Translation<typeof en>;
