import type en from '../en/purchases.ts';
import type { Translation } from '../types.ts';

export default {
  thanks: 'Tudo seu!',
  thanksFor:
    '{count, plural, one {{name} está no seu guarda-roupa.} many {{count, number} itens estão no seu guarda-roupa.} other {{count, number} itens estão no seu guarda-roupa.}}',
  wearNow: 'Vestir agora',
  worn: 'Você está usando',
  notWorn: 'Nada disso serve em você.',
  saveOutfit: 'Salvar como look',
  back: 'Voltar',
  showInTown: 'Mostrar na cidade',
  bought: 'O que você comprou',
  showCart: 'Provar o carrinho',
  cartOnYou: 'Seu carrinho em você',
  cartPieces: 'Itens do carrinho',
  wornOf: '{worn, number} de {count, number} em uso',
  earnCoins: 'Cada nível dá moedas: jogue FLOW ou encontre as lanternas do dia.',
  earnGems: 'Gemas vêm com uma assinatura ou um pacote de gemas.',
  openItem: 'Sobre {name}',
  purchases: 'Compras',
  purchasesNote:
    'Um item que você nunca usou pode ser devolvido por dez minutos, cada item uma vez por semana. Itens limitados e conjuntos ficam com você.',
  noPurchases: 'Nenhuma compra ainda',
  noPurchasesNote: 'O que você paga na loja e no outlet aparece aqui.',
  loading: 'Carregando compras',
  loadFailed: 'Erro ao carregar compras: ',
  given: 'Presente',
  refunded: 'Reembolso',
  balanceAfter: 'depois {amount, number}',
  giveBack: 'Devolver',
  giveBackItem: 'Devolver {name}',
  timeLeft: '{minutes, plural, one {falta # minuto} many {faltam # minutos} other {faltam # minutos}}',
  returnTitle: 'Devolver este item?',
  returnQuestion: '{name} sai do seu guarda-roupa, e você recebe o preço de volta. Isso vale uma vez por semana.',
  keep: 'Ficar com ele',
  more: 'Mostrar anteriores',
} satisfies Translation<typeof en>;
