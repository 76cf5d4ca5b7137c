import type en from '../en/purchases.ts';
import type { Translation } from '../types.ts';

export default {
  thanks: 'كل هذا لك!',
  thanksFor:
    '{count, plural, zero {{count, number} قطعة في خزانتك.} one {{name} في خزانتك.} two {قطعتان في خزانتك.} few {{count, number} قطع في خزانتك.} many {{count, number} قطعة في خزانتك.} other {{count, number} قطعة في خزانتك.}}',
  wearNow: 'ارتداء الآن',
  worn: 'هذا عليك الآن',
  wornMany:
    'لباسك الآن {count, plural, zero {# قطعة جديدة} one {قطعة جديدة} two {قطعتان جديدتان} few {# قطع جديدة} many {# قطعة جديدة} other {# قطعة جديدة}}.',
  notWorn: 'لا شيء من هذا يناسبك.',
  saveOutfit: 'حفظ كإطلالة',
  back: 'رجوع',
  showInTown: 'العرض في المدينة',
  bought: 'مشترياتك الآن',
  showCart: 'تجربة السلة',
  cartOnYou: 'سلتك عليك',
  cartPieces: 'قطع السلة',
  wornOf: '{worn, number} من {count, number} عليك',
  earnCoins: 'تأتي العملات مع كل مستوى: بلعب FLOW أو بالعثور على فوانيس اليوم.',
  earnGems: 'تأتي الجواهر مع العضوية أو حزمة جواهر.',
  openItem: 'عن {name}',
  purchases: 'المشتريات',
  purchasesNote:
    'يمكن إرجاع قطعة لم تُرتدَ قط خلال عشر دقائق، وكل قطعة مرة واحدة في الأسبوع. القطع المحدودة والمجموعات تبقى لك.',
  noPurchases: 'لا مشتريات بعد',
  noPurchasesNote: 'مشترياتك من المتجر ومنفذ البيع تظهر هنا.',
  loading: 'جارٍ تحميل المشتريات',
  loadFailed: 'خطأ في تحميل المشتريات: ',
  given: 'هدية',
  refunded: 'استرداد',
  balanceAfter: 'ثم {amount, number}',
  giveBack: 'إرجاع',
  giveBackItem: 'إرجاع {name}',
  timeLeft:
    '{minutes, plural, zero {بقيت # دقيقة} one {بقيت دقيقة واحدة} two {بقيت دقيقتان} few {بقيت # دقائق} many {بقيت # دقيقة} other {بقيت # دقيقة}}',
  keptFor: {
    worn: 'سبق ارتداؤها: لا إرجاع',
    limited: 'محدودة العدد: لا إرجاع',
    returned: 'أُرجعت هذا الأسبوع من قبل: لا إرجاع',
    set: 'من مجموعة: لا إرجاع',
  },
  returnTitle: 'إرجاع هذه القطعة؟',
  returnQuestion: 'تغادر {name} خزانتك وتستعيد ثمنها. هذا ممكن مرة واحدة في الأسبوع.',
  keep: 'الاحتفاظ بها',
  more: 'عرض الأقدم',
} satisfies Translation<typeof en>;
