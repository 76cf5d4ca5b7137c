import type en from '../en/key-names.ts';
import type { Translation } from '../types.ts';

export default {
  tab: 'Tab',
  shift: 'Shift',
  ctrl: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
  home: 'Home',
  end: 'End',
  space: 'المسافة',
  arrows: 'الأسهم',
  up: 'أعلى',
  down: 'أسفل',
  left: 'يسار',
  right: 'يمين',
  plus: 'الجمع',
  minus: 'الطرح',
  oneToEight: '1 إلى 8',
} satisfies Translation<typeof en>;
