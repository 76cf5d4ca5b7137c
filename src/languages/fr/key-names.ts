import type en from '../en/key-names.ts';
import type { Translation } from '../types.ts';

export default {
  tab: 'Tab',
  shift: 'Maj',
  ctrl: 'Ctrl',
  enter: 'Entrée',
  escape: 'Échap',
  home: 'Début',
  end: 'Fin',
  space: 'Espace',
  arrows: 'Flèches',
  up: 'Haut',
  down: 'Bas',
  left: 'Gauche',
  right: 'Droite',
  plus: 'Plus',
  minus: 'Moins',
  oneToEight: '1 à 8',
} satisfies Translation<typeof en>;
