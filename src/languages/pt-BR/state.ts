import type en from '../en/state.ts';
import type { Translation } from '../types.ts';

export default {
  equipFailed: 'Não foi possível vestir o item.',
  saveFailed: 'Não foi possível criar o look.',
  deleteFailed: 'Não foi possível excluir o look.',
  wearFailed: 'Não foi possível vestir o look.',
  outfitWord: '(look)',
} satisfies Translation<typeof en>;
