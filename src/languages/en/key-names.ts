/** English: names of keys. */
export default {
  tab: 'Tab',
  shift: 'Shift',
  ctrl: 'Ctrl',
  enter: 'Enter',
  escape: 'Escape',
  home: 'Home',
  end: 'End',
  space: 'Space',
  arrows: 'Arrow keys',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  plus: 'Plus',
  minus: 'Minus',
  oneToEight: '1 to 8',
} as const;
