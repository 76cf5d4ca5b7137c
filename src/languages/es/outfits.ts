import type en from '../en/outfits.ts';
import type { Translation } from '../types.ts';

export default {
  outfits: 'Conjuntos',
  search: 'Buscar conjuntos',
  empty: 'Aún no hay conjuntos :)',
  emptyNote: 'Ponle nombre a lo que llevas y guárdalo aquí.',
  noneFound: 'Ningún conjunto coincide con tu búsqueda',
  loadFailed: 'No se pudieron cargar los conjuntos: ',
  loading: 'Cargando…',
  wear: 'Ponerse',
  copy: 'Copiar código',
  copied: '¡Código del conjunto copiado en el portapapeles!',
  favourite: 'Favorito, se muestra en mi perfil',
  delete: 'Borrar',
  deleteQuestion: '¿Borrar {name}?',
  deleteNote: 'Lo que llevas no cambia. El código de este conjunto deja de funcionar.',
  deleteFavouriteNote: 'Tu perfil ya no lo muestra.',
  copyByHand: 'Código del conjunto',
  gone: 'Este conjunto ya no existe.',
  cardOwner: 'de {owner}',
  cardOwnedAll: 'Lo tienes completo',
  cardOwned: 'Tienes {owned} de {all}',
} satisfies Translation<typeof en>;
