/** Arabic: the copy of the wishlist. */
import type en from '../en/wishlist.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'قائمة أمنياتك',
  keep: 'حفظ أمنياتي في حسابي',
  keepNote: 'لتكون على أجهزتك الأخرى أيضًا.',
  news: 'تنبيه في الجرس عندما ينخفض ثمن أمنية أو تقل كميتها',
  kept: 'يحفظ حسابك أمنياتك.',
  forgotten: 'حُذفت النسخة من حسابك. يحتفظ هذا المتصفح بقائمتك.',
  newsOn: 'ينبهك الجرس بشأن أمنياتك.',
  newsOff: 'لن ينبهك الجرس بشأن أمنياتك.',
} satisfies Translation<typeof en>;
