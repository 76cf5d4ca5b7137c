import type en from '../en/countries.ts';
import type { Translation } from '../types.ts';

export default {
  sun: 'الشمس',
  moon: 'القمر',
} satisfies Translation<typeof en>;
