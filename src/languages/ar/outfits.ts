import type en from '../en/outfits.ts';
import type { Translation } from '../types.ts';

export default {
  outfits: 'الإطلالات',
  search: 'بحث في الإطلالات',
  empty: 'لا إطلالات بعد :)',
  emptyNote: 'هنا تُحفظ إطلالتك الحالية تحت اسم من اختيارك.',
  noneFound: 'لا إطلالات تطابق بحثك',
  loadFailed: 'تعذّر تحميل الإطلالات: ',
  loading: 'جارٍ التحميل…',
  wear: 'ارتداء',
  copy: 'نسخ الرمز',
  copied: 'نُسخ رمز الإطلالة إلى الحافظة!',
  favourite: 'المفضلة، تظهر في ملفي',
  delete: 'حذف',
  deleteQuestion: 'حذف {name}؟',
  deleteNote: 'لا يتغيّر لباسك الحالي. ويتوقف رمز هذه الإطلالة عن العمل.',
  deleteFavouriteNote: 'ولا يعرضها ملفك بعد ذلك.',
  copyByHand: 'رمز الإطلالة',
  gone: 'لم تعد هذه الإطلالة موجودة.',
  cardOwner: 'من {owner}',
  cardOwnedAll: 'كلها من مقتنياتك',
  cardOwned: 'من مقتنياتك {owned} من {all}',
} satisfies Translation<typeof en>;
