import type en from '../en/people.ts';
import type { Translation } from '../types.ts';

export default {
  username: 'الاسم',
  email: 'البريد الإلكتروني',
  creating: 'جارٍ الإنشاء…',
  createAccount: 'إنشاء الحساب',
  online: 'على الخط',
  offline: 'دون اتصال',
  blockedPlayer: 'شخص محظور.',
  show: 'إظهار',
  lvl: 'مستوى',
  feminine: 'أنثوي',
  masculine: 'ذكوري',
  bodyType: 'نوع الجسد',
  anotherLook: 'مظهر آخر',
  back: 'رجوع',
  toTheLookBefore: 'إلى المظهر السابق',
  levelRing: 'المستوى {level}، {percent}% نحو التالي',
  emailTooLong: 'لا يزيد عنوان البريد الإلكتروني على {most} حرفًا.',
  passwordLength: 'كلمة المرور من {least} إلى {most} حرفًا.',
} satisfies Translation<typeof en>;
