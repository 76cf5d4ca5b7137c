import type en from '../en/example-guilds.ts';
import type { Translation } from '../types.ts';

export default {
  pier: { name: 'رفاق الرصيف', purpose: 'نزهات قرب الماء، في كل طقس' },
  knitting: { name: 'حلقة الحياكة', purpose: 'نقوش وصوف وأحاديث طويلة' },
  bench: { name: 'جمعية المقاعد', purpose: 'تبحث عن أفضل مقعد في الخليج' },
} satisfies Translation<typeof en>;
