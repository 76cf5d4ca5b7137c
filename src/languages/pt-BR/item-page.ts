import type en from '../en/item-page.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Peça',
  about: 'Sobre {name}',
  loading: 'Carregando o item',
  loadFailed: 'Erro ao carregar o item: ',
  madeBy: 'Criação de {name}',
  colours: 'Cores',
  colour: '{name}, este item',
  wornBy:
    '{count, plural, one {Uma das suas amizades usa} many {{count, number} das suas amizades usam} other {{count, number} das suas amizades usam}}',
  goesWith: 'Combina com',
  shelf: 'Hoje na prateleira',
  set: 'O look do dia',
  setNote:
    '{count, plural, one {Uma peça de uma cor} many {{count, number} peças de uma cor} other {{count, number} peças de uma cor}}',
  setFor: 'No conjunto',
  setOwned: 'Já é tudo seu.',
  setMissing:
    '{count, plural, one {Falta uma peça, {percent, number}% a menos que avulsa.} many {Faltam {count, number} peças, {percent, number}% a menos que avulsas.} other {Faltam {count, number} peças, {percent, number}% a menos que avulsas.}}',
  setFinal: 'Uma peça de um conjunto não pode ser devolvida.',
  buySet: 'Comprar o conjunto',
  seeSet: 'Ver o conjunto',
  shelfFailed: 'Erro ao carregar a prateleira: ',
} satisfies Translation<typeof en>;
