import type en from '../en/example-guilds.ts';
import type { Translation } from '../types.ts';

export default {
  pier: { name: 'Turma do cais', purpose: 'Passeios à beira da água, com qualquer tempo' },
  knitting: { name: 'O círculo do tricô', purpose: 'Receitas, lã e longas conversas' },
  bench: { name: 'A sociedade do banco', purpose: 'Procura o melhor lugar da baía' },
} satisfies Translation<typeof en>;
