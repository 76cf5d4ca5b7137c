import type en from '../en/item-page.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Artículo',
  about: 'Acerca de {name}',
  loading: 'Cargando el artículo',
  loadFailed: 'Error al cargar el artículo: ',
  madeBy: 'Creación de {name}',
  colours: 'Colores',
  colour: '{name}, este artículo',
  wornBy:
    '{count, plural, one {Una de tus amistades lo lleva} many {{count, number} de tus amistades lo llevan} other {{count, number} de tus amistades lo llevan}}',
  goesWith: 'Combina con',
  shelf: 'Hoy en el estante',
  set: 'El look del día',
  setNote:
    '{count, plural, one {Una pieza de un color} many {{count, number} piezas de un color} other {{count, number} piezas de un color}}',
  setFor: 'En el conjunto',
  setOwned: 'Ya es todo tuyo.',
  setMissing:
    '{count, plural, one {Falta una pieza, {percent, number} % menos que suelta.} many {Faltan {count, number} piezas, {percent, number} % menos que sueltas.} other {Faltan {count, number} piezas, {percent, number} % menos que sueltas.}}',
  setFinal: 'Una pieza de un conjunto no se puede devolver.',
  buySet: 'Comprar el conjunto',
  seeSet: 'Ver el conjunto',
  shelfFailed: 'Error al cargar el estante: ',
} satisfies Translation<typeof en>;
