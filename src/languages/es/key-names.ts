import type en from '../en/key-names.ts';
import type { Translation } from '../types.ts';

export default {
  tab: 'Tab',
  shift: 'Mayús',
  ctrl: 'Ctrl',
  enter: 'Enter',
  escape: 'Esc',
  home: 'Inicio',
  end: 'Fin',
  space: 'Espacio',
  arrows: 'Flechas',
  up: 'Arriba',
  down: 'Abajo',
  left: 'Izquierda',
  right: 'Derecha',
  plus: 'Más',
  minus: 'Menos',
  oneToEight: '1 a 8',
} satisfies Translation<typeof en>;
