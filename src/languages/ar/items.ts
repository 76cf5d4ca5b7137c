import type en from '../en/items.ts';
import type { Translation } from '../types.ts';

export default {
  retry: 'إعادة',
  retryLabel: 'تحميل الصورة من جديد',
  colours: 'الألوان',
  rarities: {
    rare: 'نادر',
    epic: 'ملحمي',
    legendary: 'أسطوري',
  },
  breaks: '',
} satisfies Translation<typeof en>;
