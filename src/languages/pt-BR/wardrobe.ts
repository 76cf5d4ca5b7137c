import type en from '../en/wardrobe.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'Não foi possível carregar o guarda-roupa: ',
  customise: 'Personalizar',
  equip: 'Vestir',
  unequip: 'Tirar',
  closeDetails: 'Fechar detalhes',
  details: 'Detalhes do item',
  category: 'Categoria',
  otherBody: 'Só serve no corpo {body, select, feminine {feminino} other {masculino}}.',
  hidden: 'Não serve no seu tipo de corpo e fica escondido.',
  choose: 'Escolha um item para provar.',
} satisfies Translation<typeof en>;
