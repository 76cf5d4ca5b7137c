import type en from '../en/gesture-names.ts';
import type { Translation } from '../types.ts';

export default {
  wave: 'تلويح',
  dance: 'رقص',
  laugh: 'ضحك',
  clap: 'تصفيق',
  bow: 'انحناء',
  think: 'تفكير',
  cheer: 'هتاف',
  sit: 'جلوس',
} satisfies Translation<typeof en>;
