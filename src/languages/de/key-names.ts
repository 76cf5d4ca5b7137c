import type en from '../en/key-names.ts';
import type { Translation } from '../types.ts';

export default {
  tab: 'Tab',
  shift: 'Umschalt',
  ctrl: 'Strg',
  enter: 'Eingabe',
  escape: 'Esc',
  home: 'Pos1',
  end: 'Ende',
  space: 'Leertaste',
  arrows: 'Pfeiltasten',
  up: 'Auf',
  down: 'Ab',
  left: 'Links',
  right: 'Rechts',
  plus: 'Plus',
  minus: 'Minus',
  oneToEight: '1 bis 8',
} satisfies Translation<typeof en>;
