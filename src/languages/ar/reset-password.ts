import type en from '../en/reset-password.ts';
import type { Translation } from '../types.ts';

export default {
  resetTitle: 'كلمة مرور جديدة',
  resetText: 'أفضل كلمة هي التي لا يخمّنها أحد غيرك.',
  expiredTitle: 'انتهت صلاحية هذا الرابط',
  expiredText: 'يعمل الرابط مرة واحدة ولمدة قصيرة. يمكنك طلب رابط جديد من بطاقة تسجيل الدخول.',
  doneText: 'تغيّرت كلمة المرور. يُرجى تسجيل الدخول.',
  missingPassword: 'يلزم اختيار كلمة مرور.',
  missingConfirmation: 'يلزم كتابة كلمة المرور مرة أخرى.',
  passwordsDiffer: 'كلمتا المرور مختلفتان.',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  newPassword: 'كلمة المرور الجديدة',
  confirmPassword: 'تأكيد كلمة المرور',
  saving: 'جارٍ الحفظ…',
  setPassword: 'حفظ كلمة المرور',
} satisfies Translation<typeof en>;
