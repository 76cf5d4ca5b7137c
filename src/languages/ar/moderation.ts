import type en from '../en/moderation.ts';
import type { Translation } from '../types.ts';

export default {
  tabsLabel: 'الإشراف',
  chat: 'آخر الدردشة',
  mute: 'كتم',
  log: 'السجل',
  loading: 'جارٍ التحميل…',
  loadFailed: 'تعذّر تحميل البيانات: ',
  noChat: 'لا كلام علنيًا في آخر 15 دقيقة',
  noLog: 'لا إجراءات إشراف هنا بعد',
  redact: 'حجب',
  redacted: 'محجوب',
  redactBio: 'حجب النبذة',
  redactNametag: 'حجب بطاقة الاسم',
  muteFor: 'المدة',
  unmute: 'إلغاء الكتم',
  allActs: 'كل الأشخاص',
  more: 'عرض المزيد',
  mayTalk: 'الكلام متاح لـ {username}.',
  mutedUntil: 'كتم {username} سارٍ حتى {until}.',
  only: 'عن {username} فقط',
  muteChoices: { '10': '10 دقائق', '60': 'ساعة', '1440': 'يوم', '10080': '7 أيام', '43200': '30 يومًا' },
} satisfies Translation<typeof en>;
