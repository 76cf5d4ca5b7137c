import type en from '../en/purchases.ts';
import type { Translation } from '../types.ts';

export default {
  thanks: '¡Todo tuyo!',
  thanksFor:
    '{count, plural, one {{name} está en tu armario.} many {{count, number} artículos están en tu armario.} other {{count, number} artículos están en tu armario.}}',
  wearNow: 'Poner ahora',
  worn: 'Lo llevas puesto',
  notWorn: 'Nada de esto te queda.',
  saveOutfit: 'Guardar como conjunto',
  back: 'Atrás',
  showInTown: 'Mostrar en la ciudad',
  bought: 'Lo que compraste',
  showCart: 'Probar el carrito',
  cartOnYou: 'Tu carrito puesto',
  cartPieces: 'Artículos del carrito',
  wornOf: '{worn, number} de {count, number} puestos',
  earnCoins: 'Cada nivel da monedas: juega a FLOW o encuentra los faroles del día.',
  earnGems: 'Las gemas llegan con una membresía o un paquete de gemas.',
  openItem: 'Acerca de {name}',
  purchases: 'Compras',
  purchasesNote:
    'Un artículo que nunca usaste se puede devolver durante diez minutos, cada uno una vez por semana. Los limitados y los conjuntos se quedan contigo.',
  noPurchases: 'Aún no hay compras',
  noPurchasesNote: 'Lo que pagas en la tienda y el outlet aparece aquí.',
  loading: 'Cargando compras',
  loadFailed: 'Error al cargar las compras: ',
  given: 'Regalo',
  refunded: 'Reembolso',
  balanceAfter: 'luego {amount, number}',
  giveBack: 'Devolver',
  giveBackItem: 'Devolver {name}',
  timeLeft: '{minutes, plural, one {queda # minuto} many {quedan # minutos} other {quedan # minutos}}',
  returnTitle: '¿Devolver este artículo?',
  returnQuestion: '{name} sale de tu armario y recuperas el precio. Se puede una vez por semana.',
  keep: 'Conservar',
  more: 'Ver anteriores',
} satisfies Translation<typeof en>;
