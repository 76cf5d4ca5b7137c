import type en from '../en/countries.ts';
import type { Translation } from '../types.ts';

export default {
  sun: 'Le Soleil',
  moon: 'La Lune',
} satisfies Translation<typeof en>;
