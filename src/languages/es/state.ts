import type en from '../en/state.ts';
import type { Translation } from '../types.ts';

export default {
  equipFailed: 'No se pudo poner el artículo.',
  saveFailed: 'No se pudo guardar el conjunto.',
  deleteFailed: 'No se pudo borrar el conjunto.',
  wearFailed: 'No se pudo poner el conjunto.',
  outfitWord: '(conjunto)',
} satisfies Translation<typeof en>;
