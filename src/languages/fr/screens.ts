import type en from '../en/screens.ts';
import type { Translation } from '../types.ts';

export default {
  loading: 'Chargement…',
} satisfies Translation<typeof en>;
