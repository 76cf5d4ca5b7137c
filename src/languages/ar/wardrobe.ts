import type en from '../en/wardrobe.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'تعذّر تحميل خزانة الملابس: ',
  customise: 'تخصيص',
  equip: 'ارتداء',
  unequip: 'خلع',
  closeDetails: 'إغلاق التفاصيل',
  details: 'تفاصيل القطعة',
  category: 'الفئة',
  otherBody: '{body, select, feminine {للجسد الأنثوي} masculine {للجسد الذكوري} other {لنوع الجسد الآخر}} فقط.',
  hidden: 'لا تناسب نوع جسدك، وهي مخفية.',
  choose: 'لتجربة قطعة، يكفي اختيارها.',
  booth: 'كشك التصوير',
  background: 'الخلفية',
  pose: 'الوضعية',
  frame: 'الإطار',
  turn: 'استدارة',
  savePhoto: 'حفظ الصورة',
  mailLook: 'وضع الإطلالة في رسالة',
  photoSaved: 'حُفظت الصورة.',
  photoFailed: 'تعذّر التقاط الصورة.',
  photoName: 'إطلالة الصورة',
  photoOf: '{name}، {pose}',
  backgrounds: { clear: 'شفافة', paper: 'ورق', sky: 'سماء', night: 'ليل', plaza: 'الساحة', pier: 'الرصيف' },
  poses: { stand: 'وقوف', wave: 'تلويح', dance: 'رقص', cheer: 'هتاف', bow: 'انحناء', think: 'تفكير' },
  frames: { none: 'بلا إطار', card: 'بطاقة', lantern: 'فوانيس' },
} satisfies Translation<typeof en>;
