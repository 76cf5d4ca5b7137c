import type en from '../en/quick-actions.ts';
import type { Translation } from '../types.ts';

export default {
  viewFullProfile: 'عرض الملف الكامل',
  whisper: 'همس',
  addFriend: 'إضافة صداقة',
  pending: 'قيد الانتظار',
  pendingNote: 'بانتظار الجواب',
  block: 'حظر',
  unblock: 'إلغاء الحظر',
  report: 'إبلاغ',
  reportNote: 'لم يُفتح بعد',
  resident: 'Resident',
  loadFailed: 'تعذّر تحميل البيانات: ',
  moderation: 'الإشراف',
  recentChat: 'آخر الدردشة',
  muteOrUnmute: 'كتم أو إلغاء الكتم',
  auditLog: 'السجل',
  wears: 'الملابس',
  madeBy: '{item}، من {creator}',
  more: '{count} غير ذلك',
} satisfies Translation<typeof en>;
