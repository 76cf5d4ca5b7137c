import type en from '../en/outlet.ts';
import type { Translation } from '../types.ts';

export default {
  search: 'Buscar no outlet',
  cart: 'Carrinho',
  store: 'Loja',
  items: 'Itens',
  loading: 'Carregando itens',
  owned: '✓ É seu',
  addToCart: 'Pôr no carrinho',
  maximise: 'Ampliar o avatar',
  minimise: 'Reduzir o avatar',
  noneAvailable: 'Nenhum item disponível',
  noneWith: 'Nenhum item encontrado com “{term}”',
  noneIn: 'Nenhum item encontrado em {category}',
  loadFailed: 'Não foi possível carregar o outlet: ',
  details: 'Sobre {name}',
  choose: 'Escolha um item para provar.',
  fitting: 'Só o que me serve',
  reset: 'Limpar filtros',
  aboutStore: 'Prove vários itens de uma vez:',
  madeBy: ', feito por',
} satisfies Translation<typeof en>;
