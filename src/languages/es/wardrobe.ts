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
  otherBody: 'Solo sirve para el cuerpo {body, select, feminine {femenino} other {masculino}}.',
  hidden: 'No sirve para tu tipo de cuerpo y no se ve.',
  choose: 'Elige un artículo para probártelo.',
} satisfies Translation<typeof en>;
