import type en from '../en/wardrobe.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'No se pudo cargar el armario: ',
  customise: 'Personalizar',
  equip: 'Ponerse',
  unequip: 'Quitarse',
  closeDetails: 'Cerrar detalles',
  details: 'Detalles del artículo',
  category: 'Categoría',
  otherBody: 'Es solo para el cuerpo {body, select, feminine {femenino} other {masculino}}.',
  hidden: 'No va con tu cuerpo y no se ve.',
  choose: 'Elige un artículo para probártelo.',
} satisfies Translation<typeof en>;
