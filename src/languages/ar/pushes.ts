import type en from '../en/pushes.ts';
import type { Translation } from '../types.ts';

export default {
  whisper: 'وصلك همس من {username} أثناء غيابك.',
  mail: 'لديك رسالة من {username}.',
  anyMail: 'لديك رسالة.',
  friend: 'طلب صداقة من {username}.',
  news: 'لديك جديد في المدينة.',
} satisfies Translation<typeof en>;
