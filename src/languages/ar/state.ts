import type en from '../en/state.ts';
import type { Translation } from '../types.ts';

export default {
  equipFailed: 'تعذّر ارتداء القطعة.',
  saveFailed: 'تعذّر إنشاء الإطلالة.',
  deleteFailed: 'تعذّر حذف الإطلالة.',
  wearFailed: 'تعذّر ارتداء الإطلالة.',
  outfitWord: '(إطلالة)',
} satisfies Translation<typeof en>;
