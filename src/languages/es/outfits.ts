import type en from '../en/outfits.ts';
import type { Translation } from '../types.ts';

export default {
  outfits: 'Conjuntos',
  search: 'Buscar conjuntos',
  empty: 'Aún no hay conjuntos :)',
  emptyNote: 'Pon nombre a lo que llevas y guárdalo aquí.',
  noneFound: 'Ningún conjunto coincide con tu búsqueda',
  loadFailed: 'No se pudieron cargar los conjuntos: ',
  loading: 'Cargando…',
  wear: 'Ponerse',
  copy: 'Copiar código',
  copied: '¡Código del conjunto copiado al portapapeles!',
  favourite: 'Favorito, se ve en mi perfil',
  delete: 'Borrar',
  deleteQuestion: '¿Borrar {name}?',
  deleteNote: 'Lo que llevas puesto no cambia. El código de este conjunto deja de funcionar.',
  deleteFavouriteNote: 'Tu perfil deja de mostrarlo.',
  copyByHand: 'Código del conjunto',
  gone: 'Este conjunto ya no está.',
  cardOwner: 'de {owner}',
  codeOf: '[outfit]{id}[/outfit]',
  cardOwnedAll: 'Lo tienes todo',
  cardOwned: 'Tienes {owned} de {all}',
} satisfies Translation<typeof en>;
