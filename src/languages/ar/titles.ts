import type en from '../en/titles.ts';
import type { Translation } from '../types.ts';

export default {
  album: 'ألبوم الفوانيس',
  bell: 'الجرس',
  cookie: 'خبز الكعك',
  creations: 'المرسم',
  creators: 'ورشة الإبداع',
  feed: 'الأخبار',
  flow: 'FLOW',
  forum: 'المنتدى',
  friends: 'الأصدقاء',
  gifts: 'الهدايا',
  guilds: 'النقابات',
  howToPlay: 'طريقة اللعب',
  inventory: 'المقتنيات',
  mail: 'البريد',
  membership: 'عضوية Resident',
  moderation: 'الإشراف',
  outfits: 'الإطلالات',
  outlet: 'منفذ البيع',
  preferences: 'التفضيلات',
  profile: 'نبذة',
  reports: 'البلاغات',
  store: 'المتجر',
  wardrobe: 'خزانة الملابس',
} satisfies Translation<typeof en>;
