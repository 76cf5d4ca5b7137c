import type en from '../en/outlet.ts';
import type { Translation } from '../types.ts';

export default {
  search: 'Buscar en el outlet',
  cart: 'Carrito',
  store: 'Tienda',
  items: 'Artículos',
  loading: 'Cargando artículos',
  owned: '✓ Lo tienes',
  addToCart: 'Añadir al carrito',
  maximise: 'Ampliar avatar',
  minimise: 'Reducir avatar',
  noneAvailable: 'No hay artículos disponibles',
  noneWith: 'No hay artículos con «{term}»',
  noneIn: 'No hay artículos en {category}',
  loadFailed: 'No se pudo cargar el outlet: ',
  details: 'Sobre {name}',
  choose: 'Elige un artículo para probártelo.',
  fitting: 'Solo para mi cuerpo',
  reset: 'Restablecer filtros',
  aboutStore: 'Pruébate varios artículos a la vez:',
  madeBy: ', obra de',
} satisfies Translation<typeof en>;
