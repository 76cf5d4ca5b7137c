import type en from '../en/channels.ts';
import type { Translation } from '../types.ts';

export default {
  channels: 'قنوات المدينة',
  explained: 'كل قناة هي المدينة نفسها، لكن مع أناس آخرين.',
  signLabel: 'القناة {number}: اختيار قناة أخرى',
  here: 'أنت هنا',
  full: 'ممتلئة',
  loading: 'جارٍ تحميل القنوات…',
  retry: 'إعادة المحاولة',
  people:
    '{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {{count} أشخاص} many {{count} شخصًا} other {{count} شخص}}',
  withFriends: 'الأصدقاء: {names}',
  changed: 'أنت الآن في {name}.',
  isFull: 'لا مكان خاليًا في {name}.',
  failed: 'تعذّر الوصول إلى {name} الآن. لم يتغيّر مكانك.',
} satisfies Translation<typeof en>;
