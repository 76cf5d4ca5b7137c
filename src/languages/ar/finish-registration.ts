import type en from '../en/finish-registration.ts';
import type { Translation } from '../types.ts';

export default {
  finishTitle: 'إكمال إنشاء الحساب',
  signOut: 'تسجيل الخروج',
  usernameHint: 'هذا اسمك في اللعبة. الإدارة وحدها تستطيع تغييره.',
  birthDate: 'تاريخ الميلاد',
  birthDateNote: 'يُتحقَّق منه مرة واحدة ولا يُحفظ.',
  missingBirthDate: 'يلزم إدخال تاريخ ميلادك.',
  missingUsername: 'يلزم اختيار اسم.',
} satisfies Translation<typeof en>;
