import type en from '../en/weather.ts';
import type { Translation } from '../types.ts';

export default {
  clear: 'Ciel clair',
  breeze: 'Une légère brise',
  drizzle: 'Un peu de pluie',
  fog: 'Brouillard sur la baie',
} satisfies Translation<typeof en>;
