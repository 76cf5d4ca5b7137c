import type en from '../en/radio.ts';
import type { Translation } from '../types.ts';

export default {
  radio: 'الراديو',
  station: 'Lantern FM',
  play: 'تشغيل الراديو',
  stop: 'إيقاف الراديو',
  volume: 'مستوى الصوت',
  status: {
    off: 'البث متوقف',
    waiting: 'يعمل مع أول نقرة منك',
    recording: 'الفرقة ما زالت تتدرب…',
    tuning: 'جارٍ ضبط الموجة…',
    playing: 'مباشر من الخليج',
  },
  percent: '{percent}%',
  spokenPercent: '{percent} بالمئة',
} satisfies Translation<typeof en>;
