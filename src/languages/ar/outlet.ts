import type en from '../en/outlet.ts';
import type { Translation } from '../types.ts';

export default {
  search: 'بحث في منفذ البيع',
  cart: 'السلة',
  store: 'المتجر',
  items: 'القطع',
  loading: 'جارٍ تحميل القطع',
  owned: '✓ لديك',
  addToCart: 'إضافة إلى السلة',
  maximise: 'تكبير الشخصية',
  minimise: 'تصغير الشخصية',
  noneAvailable: 'لا قطع متاحة',
  noneWith: 'لا قطع مع «{term}»',
  noneIn: 'لا قطع في {category}',
  loadFailed: 'تعذّر تحميل منفذ البيع: ',
  details: 'عن {name}',
  choose: 'لتجربة قطعة، يكفي اختيارها.',
  fitting: 'ما يناسب جسدي فقط',
  reset: 'إعادة ضبط التصفية',
  aboutStore: 'لتجربة عدة قطع معًا:',
  madeBy: '، من صنع',
} satisfies Translation<typeof en>;
