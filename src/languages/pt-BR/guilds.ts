import type en from '../en/guilds.ts';
import type { Translation } from '../types.ts';

export default {
  comingSoon: 'Guildas (em breve)',
  explanation:
    'Você vai poder fundar uma guilda própria, com nome, emblema e um banco de praça como ponto de encontro. Ainda não dá para fundar nenhuma.',
  examples: 'Como uma guilda pode ser',
  example: 'Exemplo',
} satisfies Translation<typeof en>;
