import type en from '../en/installation.ts';
import type { Translation } from '../types.ts';

export default {
  offer: 'Promenade كتطبيق: نافذة خاصة، وعلى بُعد لمسة.',
  accept: 'تثبيت',
  done: 'تم تثبيت Promenade.',
  later: 'يمكن تثبيته من التفضيلات في أي وقت.',
} satisfies Translation<typeof en>;
