import type en from '../en/weather.ts';
import type { Translation } from '../types.ts';

export default {
  clear: 'سماء صافية',
  breeze: 'نسيم خفيف',
  drizzle: 'مطر خفيف',
  fog: 'ضباب فوق الخليج',
} satisfies Translation<typeof en>;
