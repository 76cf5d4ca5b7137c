import type en from '../en/weather.ts';
import type { Translation } from '../types.ts';

export default {
  clear: 'Céu limpo',
  breeze: 'Uma brisa leve',
  drizzle: 'Um chuvisco',
  fog: 'Neblina na baía',
} satisfies Translation<typeof en>;
