/** English: names of gestures, on buttons. */
export default {
  wave: 'Wave',
  dance: 'Dance',
  laugh: 'Laugh',
  clap: 'Clap',
  bow: 'Bow',
  think: 'Think',
  cheer: 'Cheer',
  sit: 'Sit',
} as const;
