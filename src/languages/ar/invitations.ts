import type en from '../en/invitations.ts';
import type { Translation } from '../types.ts';

export default {
  invite: 'دعوة صديق',
  link: 'رابط دعوتك',
  copy: 'نسخ الرابط',
  revoke: 'إيقاف كل الروابط',
  onTheWay: 'أنت في الطريق إلى {name}.',
  notInTown: '{name} خارج المدينة الآن. هذا هو الملف الشخصي.',
  explained:
    'الرابط يوصل صديقك إليك في المدينة. مدة صلاحيته {days, plural, one {يوم واحد} two {يومان} few {{days} أيام} many {{days} يومًا} other {{days} يوم}}.',
  copied:
    'تم نسخ الرابط. يوصل صديقك إليك خلال {days, plural, one {يوم واحد} two {يومين} few {{days} أيام} many {{days} يومًا} other {{days} يوم}}.',
} satisfies Translation<typeof en>;
