import type en from '../en/online-friends.ts';
import type { Translation } from '../types.ts';

export default {
  onlineFriends: 'أصدقاء على الخط',
  inTown:
    '{count, plural, zero {لا أحد في المدينة} one {شخص واحد في المدينة} two {شخصان في المدينة} few {{count} أشخاص في المدينة} many {{count} شخصًا في المدينة} other {{count} شخص في المدينة}}',
  nobodyOnline: 'لا أصدقاء على الخط',
  nobodyText: 'هنا يظهر من يدخل المدينة من أصدقائك.',
  loading: 'جارٍ التحميل…',
  allFriends: 'كل الأصدقاء',
  loadError: 'خطأ: {message}',
  more: '\u2066+{count}\u2069',
  showAll: '{count, plural, =1 {عرض كل الأصدقاء على الخط} other {عرض كل الأصدقاء على الخط ({count})}}',
  whisperTo: 'همس إلى {username}',
  resident: 'Resident',
  join: 'انضمام',
  joinIn: 'الانضمام إلى {username} في {channel}',
  noRoom: 'لم يبق مكان حيث {username}.',
  cannotJoin: 'لا يمكن الانضمام إلى {username} الآن.',
} satisfies Translation<typeof en>;
