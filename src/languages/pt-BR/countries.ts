import type en from '../en/countries.ts';
import type { Translation } from '../types.ts';

export default {
  sun: 'O Sol',
  moon: 'A Lua',
} satisfies Translation<typeof en>;
