import type en from '../en/outfits.ts';
import type { Translation } from '../types.ts';

export default {
  outfits: 'Looks',
  search: 'Buscar looks',
  empty: 'Nenhum look ainda :)',
  emptyNote: 'Dê um nome ao que você está usando e salve aqui.',
  noneFound: 'Nenhum look combina com a sua busca',
  loadFailed: 'Não foi possível carregar os looks: ',
  loading: 'Carregando…',
  wear: 'Vestir',
  copy: 'Copiar código',
  copied: 'Código do look copiado para a área de transferência!',
  favourite: 'Favorito, aparece no meu perfil',
  delete: 'Excluir',
  deleteQuestion: 'Excluir {name}?',
  deleteNote: 'O que você está usando não muda. O código deste look deixa de funcionar.',
  deleteFavouriteNote: 'Seu perfil deixa de mostrar este look.',
  copyByHand: 'Código do look',
  gone: 'Este look não existe mais.',
  cardOwner: 'de {owner}',
  cardOwnedAll: 'Tudo isto já é seu',
  cardOwned: 'Você tem {owned} de {all}',
} satisfies Translation<typeof en>;
