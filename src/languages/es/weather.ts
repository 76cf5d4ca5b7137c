import type en from '../en/weather.ts';
import type { Translation } from '../types.ts';

export default {
  clear: 'Cielo despejado',
  breeze: 'Una brisa suave',
  drizzle: 'Un poco de lluvia',
  fog: 'Niebla sobre la bahía',
} satisfies Translation<typeof en>;
