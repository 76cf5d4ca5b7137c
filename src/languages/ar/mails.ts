import type en from '../en/mails.ts';
import type { Translation } from '../types.ts';

export default {
  hello: 'مرحبًا،',
  reset: {
    subject: 'كلمة مرور جديدة لحسابك في Promenade',
    reason: 'طلب أحدهم كلمة مرور جديدة لحساب Promenade المرتبط بعنوان البريد الإلكتروني هذا.',
    open: 'إن كان الطلب منك، فافتح هذا الرابط خلال ساعة:',
    once: 'يعمل الرابط مرة واحدة ويُخرج كل الأجهزة من الحساب. وإن لم يكن الطلب منك، فتجاهل هذه الرسالة: لن يتغير شيء.',
  },
  verification: {
    subject: 'تأكيد بريدك الإلكتروني في Promenade',
    reason: 'أنشأ أحدهم حسابًا في Promenade بعنوان البريد الإلكتروني هذا.',
    open: 'إن كنت أنت، فافتح هذا الرابط خلال ثلاثة أيام:',
    ignore: 'وإن لم تكن أنت، فتجاهل هذه الرسالة.',
  },
  ban: {
    subject: 'حُظر حسابك في Promenade',
    reason: 'حظر الإشراف حسابك في Promenade. السبب:',
    noReason: 'حظر الإشراف حسابك في Promenade.',
    appeal: 'يمكنك الاعتراض مرة واحدة خلال ستة أشهر. اكتب إلى هذا العنوان:',
  },
  emailChange: {
    subject: 'تغيّر عنوان بريدك الإلكتروني في Promenade',
    reason: 'غيّرت الإدارة عنوان البريد الإلكتروني لحسابك في Promenade. لم يعد هذا العنوان صالحًا لتسجيل الدخول.',
    contact: 'إن لم تطلب ذلك، فاكتب إلى هذا العنوان:',
  },
} satisfies Translation<typeof en>;
