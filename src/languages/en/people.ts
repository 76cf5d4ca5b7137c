/** English: people. */
export default {
  username: 'Username',
  email: 'Email',
  creating: 'Creating...',
  createAccount: 'Create Account',
  online: 'Online',
  offline: 'Offline',
  blockedPlayer: 'Blocked player.',
  show: 'Show',
  lvl: 'LVL',
  feminine: 'Feminine',
  masculine: 'Masculine',
  bodyType: 'Body type',
  anotherLook: 'Another look',
  back: 'Back',
  toTheLookBefore: 'to the look before',
  levelRing: 'Level {level}, {percent}% to next',
} as const;
