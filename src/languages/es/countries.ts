import type en from '../en/countries.ts';
import type { Translation } from '../types.ts';

export default {
  sun: 'El Sol',
  moon: 'La Luna',
} satisfies Translation<typeof en>;
