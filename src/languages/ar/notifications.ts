import type en from '../en/notifications.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'عندما تكون الصفحة مغلقة',
  browser: 'إشعارات في هذا المتصفح',
  browserNote: 'يظهر إشعار عندما تكون الصفحة مغلقة. يذكر الاسم فقط ولا يذكر النص أبدًا.',
  kinds: {
    whisper: 'همسات الأصدقاء',
    mail: 'الرسائل',
    friend: 'طلبات الصداقة',
  },
  kindsNote: 'في كل المتصفحات التي فعّلت فيها الإشعارات.',
  quiet: 'ساعات الهدوء',
  quietNote: 'لا تصل إشعارات خلالها. حسب ساعتك ({timeZone}).',
  from: 'من',
  to: 'إلى',
  obstacles: {
    unsupported: 'لا يمكن لهذا المتصفح استقبال الإشعارات.',
    homeScreen: 'أولًا إضافة Promenade إلى الشاشة الرئيسية: مشاركة، ثم «إضافة إلى الشاشة الرئيسية».',
    denied: 'الإشعارات ممنوعة في هذا المتصفح. يمكن السماح بها من إعدادات الموقع.',
  },
  notPermitted: 'لم يسمح المتصفح بالإشعارات.',
  unavailable: 'تعذّر الوصول إلى خدمة الإشعارات في هذا المتصفح. يُرجى المحاولة لاحقًا.',
  switchedOff: 'هذا العالم لا يرسل إشعارات.',
  device: 'هذا الجهاز',
  install: 'تثبيت Promenade',
  installNote: 'تكون لـ Promenade نافذة وأيقونة خاصتان.',
  installed: 'مثبَّت',
  installNow: 'تثبيت',
  homeScreen: 'في Safari: مشاركة، ثم «إضافة إلى الشاشة الرئيسية».',
} satisfies Translation<typeof en>;
