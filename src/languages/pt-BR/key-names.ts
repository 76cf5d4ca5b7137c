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
  space: 'Espaço',
  arrows: 'Setas',
  up: 'Para cima',
  down: 'Para baixo',
  left: 'Esquerda',
  right: 'Direita',
  plus: 'Mais',
  minus: 'Menos',
  oneToEight: '1 a 8',
} satisfies Translation<typeof en>;
