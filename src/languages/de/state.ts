import type en from '../en/state.ts';
import type { Translation } from '../types.ts';

export default {
  equipFailed: 'Das Teil ließ sich nicht anziehen.',
  saveFailed: 'Das Outfit konnte nicht gespeichert werden.',
  deleteFailed: 'Das Outfit konnte nicht gelöscht werden.',
  wearFailed: 'Das Outfit ließ sich nicht anziehen.',
  outfitWord: '(Outfit)',
} satisfies Translation<typeof en>;
