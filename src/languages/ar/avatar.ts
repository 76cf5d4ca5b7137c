import type en from '../en/avatar.ts';
import type { Translation } from '../types.ts';

export default {
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
  showWhole: 'إظهار الشخصية كاملة',
  rotateAvatar: 'تدوير الشخصية',
  rotateLeft: 'تدوير لليسار',
  rotateRight: 'تدوير لليمين',
  avatar: 'الشخصية',
  zoom: 'التكبير',
  label: 'لون البشرة',
  seenFrom: '{name}، {side}',
  sides: {
    front: 'من الأمام',
    frontLeft: 'من الأمام يسارًا',
    left: 'من اليسار',
    back: 'من الخلف',
    right: 'من اليمين',
    frontRight: 'من الأمام يمينًا',
  },
} satisfies Translation<typeof en>;
