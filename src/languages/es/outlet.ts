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
  noneAvailable: 'No hay artículos',
  noneWith: 'Nada encontrado con «{term}»',
  noneIn: 'Nada encontrado en {category}',
  loadFailed: 'No se pudo cargar el outlet: ',
  details: 'Sobre {name}',
  choose: 'Elige un artículo para probártelo.',
  fitting: 'Solo lo que me queda bien',
  aboutStore: 'Prueba varios artículos a la vez:',
  madeBy: ', hecho por',
  gems: 'gemas',
  coins: 'monedas',
} satisfies Translation<typeof en>;
