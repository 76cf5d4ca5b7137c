import type en from '../en/store-parts.ts';
import type { Translation } from '../types.ts';

export default {
  cart: 'سلتك',
  cartEmptyNote: 'ما يُضاف ينتظرك هنا، حتى بعد إعادة التحميل.',
  total: 'المجموع:',
  nothing: 'فارغة',
  after: 'الرصيد بعدها',
  checkout: 'شراء',
  processing: 'لحظة من فضلك…',
  confirmPurchase: 'تأكيد الشراء',
  clearCart: 'إفراغ السلة',
  cartCleared: 'أُفرغت السلة',
  addToCart: 'إضافة إلى السلة',
  inCart: 'في السلة',
  addToWishlist: 'إضافة إلى قائمة الأمنيات',
  removeFromWishlist: 'إزالة من قائمة الأمنيات',
  addedToWishlist: 'أُضيفت إلى قائمة الأمنيات',
  removedFromWishlist: 'أُزيلت من قائمة الأمنيات',
  owned: 'لديك',
  free: 'مجانًا',
  soldOut: 'نفدت',
  retry: 'إعادة المحاولة',
  fetchFailed: 'تعذّر جلب بيانات المتجر',
  all: 'الكل',
  categories: 'الفئات',
  cartFull: 'السلة ممتلئة.',
  added: 'في السلة الآن: {name}',
  removed: 'خارج السلة: {name}',
  remove: 'إزالة {name}',
  checkoutFailed: 'تعذّر الشراء: {message}',
  confirmCount:
    '{count, plural, one {ستكون لك هذه القطعة:} two {ستكون لك هاتان القطعتان:} few {ستكون لك هذه القطع، وعددها {count, number}:} many {ستكون لك هذه القطع، وعددها {count, number}:} other {ستكون لك هذه القطع، وعددها {count, number}:}}',
  keepShopping: 'متابعة التسوق',
  getGems: 'الحصول على جواهر',
  playFlow: 'لعب FLOW',
  playFlowNote: 'كل مستوى في FLOW يمنحك عملات.',
  misfits:
    '{count, plural, one {قطعة من هذه القطع لا تناسب جسدك: ستكون لك، لكنها لن تظهر.} two {قطعتان من هذه القطع لا تناسبان جسدك: ستكونان لك، لكنهما لن تظهرا.} few {{count, number} من هذه القطع لا تناسب جسدك: ستكون لك، لكنها لن تظهر.} many {{count, number} من هذه القطع لا تناسب جسدك: ستكون لك، لكنها لن تظهر.} other {{count, number} من هذه القطع لا تناسب جسدك: ستكون لك، لكنها لن تظهر.}}',
  cannotTryOn:
    '{name}: {body, select, feminine {للأجساد الأنثوية} masculine {للأجساد الذكورية} other {لنوع الجسد الآخر}} فقط',
  onlyFor: '{body, select, feminine {للأجساد الأنثوية} masculine {للأجساد الذكورية} other {لنوع الجسد الآخر}} فقط',
  sortNames: {
    newest: 'الأحدث',
    oldest: 'الأقدم',
    'price-low': 'السعر: من الأقل إلى الأعلى',
    'price-high': 'السعر: من الأعلى إلى الأقل',
    name: 'الاسم',
    rarity: 'الندرة',
    popular: 'الأكثر رواجًا',
  },
  sort: 'الترتيب حسب',
  left: 'المتبقي {quantity, number}',
  boughtBefore:
    '{count, plural, one {قطعة لديك من قبل خرجت من السلة} two {قطعتان لديك من قبل خرجتا من السلة} few {قطع لديك من قبل خرجت من السلة} many {قطع لديك من قبل خرجت من السلة} other {قطع لديك من قبل خرجت من السلة}}: {names}.',
  notSold:
    '{count, plural, one {قطعة لم تعد تُباع خرجت من السلة} two {قطعتان لم تعودا تُباعان خرجتا من السلة} few {قطع لم تعد تُباع خرجت من السلة} many {قطع لم تعد تُباع خرجت من السلة} other {قطع لم تعد تُباع خرجت من السلة}}: {names}.',
  coinsMissing:
    '{coins, plural, one {تنقصك عملة واحدة} two {تنقصك عملتان} few {تنقصك {coins, number} عملات} many {تنقصك {coins, number} عملة} other {تنقصك {coins, number} عملة}}',
  gemsMissing:
    '{gems, plural, one {تنقصك جوهرة واحدة} two {تنقصك جوهرتان} few {تنقصك {gems, number} جواهر} many {تنقصك {gems, number} جوهرة} other {تنقصك {gems, number} جوهرة}}',
  bothMissing:
    'تنقصك {coins, plural, one {عملة واحدة} two {عملتان} few {{coins, number} عملات} many {{coins, number} عملة} other {{coins, number} عملة}} و{gems, plural, one {جوهرة واحدة} two {جوهرتان} few {{gems, number} جواهر} many {{gems, number} جوهرة} other {{gems, number} جوهرة}}',
  withFilters: '{label}، عوامل التصفية: {count}',
  goTo: 'الانتقال إلى {label}',
  insufficientFunds: 'الرصيد غير كافٍ',
  emptyCart: 'سلتك فارغة',
  items: '{count, plural, zero {قطعة} one {قطعة} two {قطعتان} few {قطع} many {قطعة} other {قطعة}}',
  coinsAfter:
    '{coins, plural, zero {{coins, number} عملة} one {{coins, number} عملة} two {{coins, number} عملتان} few {{coins, number} عملات} many {{coins, number} عملة} other {{coins, number} عملة}}',
  gemsAfter:
    '{gems, plural, zero {{gems, number} جوهرة} one {{gems, number} جوهرة} two {{gems, number} جوهرتان} few {{gems, number} جواهر} many {{gems, number} جوهرة} other {{gems, number} جوهرة}}',
} satisfies Translation<typeof en>;
