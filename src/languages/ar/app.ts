import type en from '../en/app.ts';
import type { Translation } from '../types.ts';

export default {
  emailConfirmed: 'تم تأكيد عنوان بريدك الإلكتروني.',
  emailExpired: 'انتهت صلاحية رابط تأكيد بريدك الإلكتروني. يمكنك طلب رابط جديد من ملفك الشخصي، تحت «الحساب».',
  newVersion: 'نسخة جديدة من Promenade جاهزة.',
  reload: 'إعادة التحميل',
  loading: 'جارٍ التحميل…',
  noSuchPlace: 'لا يوجد مكان كهذا',
  nothingHere: 'لا شيء في الخليج بهذا العنوان. المنتزه من هنا.',
  toLanternBay: 'إلى Lantern Bay',
} satisfies Translation<typeof en>;
