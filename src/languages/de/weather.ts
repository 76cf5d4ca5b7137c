import type en from '../en/weather.ts';
import type { Translation } from '../types.ts';

export default {
  clear: 'Klarer Himmel',
  breeze: 'Eine leichte Brise',
  drizzle: 'Ein wenig Regen',
  fog: 'Nebel über der Bucht',
} satisfies Translation<typeof en>;
