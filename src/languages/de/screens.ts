import type en from '../en/screens.ts';
import type { Translation } from '../types.ts';

export default {
  loading: 'Wird geladen …',
} satisfies Translation<typeof en>;
