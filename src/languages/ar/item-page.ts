import type en from '../en/item-page.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'قطعة',
  about: 'عن {name}',
  loading: 'جارٍ تحميل القطعة',
  loadFailed: 'خطأ في تحميل القطعة: ',
  madeBy: 'من صنع {name}',
  colours: 'الألوان',
  colour: '{name}، هذه القطعة',
  wornBy:
    '{count, plural, zero {{count, number} من قائمة أصدقائك يرتدونها} one {صديق واحد من قائمتك يرتديها} two {اثنان من قائمة أصدقائك يرتديانها} few {{count, number} من قائمة أصدقائك يرتدونها} many {{count, number} من قائمة أصدقائك يرتدونها} other {{count, number} من قائمة أصدقائك يرتدونها}}',
  goesWith: 'تتناسق مع',
  shelf: 'على الرف اليوم',
  set: 'إطلالة اليوم',
  setNote:
    '{count, plural, zero {{count, number} قطعة بلون واحد} one {قطعة واحدة بلون واحد} two {قطعتان بلون واحد} few {{count, number} قطع بلون واحد} many {{count, number} قطعة بلون واحد} other {{count, number} قطعة بلون واحد}}',
  setFor: 'ضمن المجموعة',
  setOwned: 'كلها لك من قبل.',
  setMissing:
    '{count, plural, zero {تنقصك {count, number} قطعة، أقل بنسبة {percent, number}٪ من ثمنها منفردة.} one {تنقصك قطعة واحدة، أقل بنسبة {percent, number}٪ من ثمنها وحدها.} two {تنقصك قطعتان، أقل بنسبة {percent, number}٪ من ثمنهما منفردتين.} few {تنقصك {count, number} قطع، أقل بنسبة {percent, number}٪ من ثمنها منفردة.} many {تنقصك {count, number} قطعة، أقل بنسبة {percent, number}٪ من ثمنها منفردة.} other {تنقصك {count, number} قطعة، أقل بنسبة {percent, number}٪ من ثمنها منفردة.}}',
  setFinal: 'لا يمكن إرجاع قطعة من مجموعة.',
  buySet: 'شراء المجموعة',
  seeSet: 'عرض المجموعة',
  shelfFailed: 'خطأ في تحميل الرف: ',
} satisfies Translation<typeof en>;
