import type en from '../en/friends.ts';
import type { Translation } from '../types.ts';

export default {
  friends: 'الأصدقاء',
  search: 'البحث عن شخص، ثم Enter',
  onlineFirst: 'من على الخط أولًا',
  empty: 'لا أصدقاء بعد :)',
  emptyNote: 'نقرة على أي شخص في المدينة، ثم «إضافة صداقة».',
  loadFailed: 'تعذّر تحميل قائمة الأصدقاء: ',
  loading: 'جارٍ التحميل…',
  resident: 'Resident',
  online: 'على الخط',
  offline: 'دون اتصال',
  noneFound: 'لا صديق بهذا الاسم',
  pressEnter: 'المفتاح Enter يفتح ملف {name}.',
  count: '{count, plural, zero {أصدقاء} one {صديق} two {صديقان} few {أصدقاء} many {صديقًا} other {صديق}}',
} satisfies Translation<typeof en>;
