import type en from '../en/countries.ts';
import type { Translation } from '../types.ts';

export default {
  sun: 'Die Sonne',
  moon: 'Der Mond',
} satisfies Translation<typeof en>;
