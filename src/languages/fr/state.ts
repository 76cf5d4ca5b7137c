import type en from '../en/state.ts';
import type { Translation } from '../types.ts';

export default {
  equipFailed: 'L’article n’a pas pu être mis.',
  saveFailed: 'La tenue n’a pas pu être enregistrée.',
  deleteFailed: 'La tenue n’a pas pu être supprimée.',
  wearFailed: 'La tenue n’a pas pu être mise.',
  outfitWord: '(tenue)',
} satisfies Translation<typeof en>;
