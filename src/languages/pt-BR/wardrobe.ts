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
  booth: 'Cabine de fotos',
  background: 'Fundo',
  pose: 'Postura',
  frame: 'Moldura',
  turn: 'Virar',
  savePhoto: 'Salvar foto',
  mailLook: 'Pôr o look numa carta',
  photoSaved: 'A foto foi salva.',
  photoFailed: 'Não foi possível tirar a foto.',
  photoName: 'Look da foto',
  photoOf: '{name}, {pose}',
  backgrounds: { clear: 'Transparente', paper: 'Papel', sky: 'Céu', night: 'Noite', plaza: 'Praça', pier: 'Píer' },
  poses: { stand: 'De pé', wave: 'Aceno', dance: 'Dança', cheer: 'Alegria', bow: 'Reverência', think: 'Reflexão' },
  frames: { none: 'Nenhuma', card: 'Cartão', lantern: 'Lanternas' },
} satisfies Translation<typeof en>;
