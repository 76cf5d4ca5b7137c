import type en from '../en/emoji.ts';
import type { Translation } from '../types.ts';

export default {
  searchEmoji: 'بحث عن إيموجي',
  noEmojiFound: 'لم يُعثر على إيموجي',
  categories: 'فئات الإيموجي',
  pickEmoji: 'أي إيموجي اليوم؟',
  found: 'نتائج البحث',
  loading: 'جارٍ جلب الإيموجي…',
  suggestions: 'اقتراحات الإيموجي',
  emojiMatching: 'إيموجي يطابق «\u2066:{query}\u2069»',
  keys: { move: 'تنقّل', pick: 'اختيار', close: 'إغلاق' },
  smileysEmotion: 'وجوه ومشاعر',
  peopleBody: 'الناس والجسد',
  animalsNature: 'الحيوان والطبيعة',
  travelPlaces: 'السفر والأماكن',
  activities: 'الأنشطة',
  objects: 'الأشياء',
  symbols: 'الرموز',
  flags: 'الأعلام',
  custom: 'مخصّص',
} satisfies Translation<typeof en>;
