/** Texts of How to play: what mouse, keys and fingers do, by topic. */
export const DEVICES = ['mouse', 'keys', 'touch'] as const;
export type Device = (typeof DEVICES)[number];
export const DEVICE_NAMES: Record<Device, string> = { mouse: 'Mouse', keys: 'Keys', touch: 'Touch' };

export const WALK_WITH_CAT = 'Walk with Ember';
export const INTRODUCTION = 'All of it works with a mouse, with keys alone, and with a finger. Mix them as you like.';

export type TopicName =
  | 'walk'
  | 'doors'
  | 'find'
  | 'zoom'
  | 'talk'
  | 'gestures'
  | 'sit'
  | 'whisper'
  | 'meet'
  | 'dress'
  | 'play'
  | 'close';

export interface Topic {
  name: TopicName;
  title: string;
  how: Record<Device, string>;
}

export const TOPICS: readonly Topic[] = [
  {
    name: 'walk',
    title: 'Walk',
    how: {
      mouse: 'Click the ground where you want to go.',
      keys: 'Hold an arrow key, or W,\u00a0A,\u00a0S\u00a0or\u00a0D.',
      touch: 'Tap the ground, or move the round stick.',
    },
  },
  {
    name: 'doors',
    title: 'Go through doors',
    how: {
      mouse: 'Click a door or a sign. A second click opens it at once.',
      keys: 'Stand in front of a door and press Enter. Or choose a place from the sign at the top.',
      touch: 'Tap a door or a sign. A second tap opens it at once.',
    },
  },
  {
    name: 'find',
    title: 'Find places and people',
    how: {
      mouse: 'Click the sign at the top. It lists what is around you.',
      keys: 'Press L for the list of what is around you, and H to know where you are.',
      touch: 'Tap the sign at the top. It lists what is around you.',
    },
  },
  {
    name: 'zoom',
    title: 'Look closer',
    how: {
      mouse: 'Turn the wheel.',
      keys: 'Press plus or minus.',
      touch: 'Pinch, or tap plus and minus beside the stick.',
    },
  },
  {
    name: 'talk',
    title: 'Talk',
    how: {
      mouse: 'Click the message line, type, and click Send.',
      keys: 'Press Enter, type, and press Enter again.',
      touch: 'Tap the message line, type, and tap Send.',
    },
  },
  {
    name: 'gestures',
    title: 'Wave and dance',
    how: {
      mouse: 'Click the hand beside the message line. Or send /wave as a message.',
      keys: 'Press E, then a number from 1 to 8. Or send /wave as a message.',
      touch: 'Tap the hand beside the stick, or hold a finger on yourself.',
    },
  },
  {
    name: 'sit',
    title: 'Sit down',
    how: {
      mouse: 'Click a bench, a chair or the edge of the fountain.',
      keys: 'Walk to a bench and press Enter. Or press E and 8.',
      touch: 'Tap a bench, a chair or the edge of the fountain.',
    },
  },
  {
    name: 'whisper',
    title: 'Whisper to one player',
    how: {
      mouse: 'Click the player and choose Whisper.',
      keys: 'Begin the message with the name, a colon and a space.',
      touch: 'Tap the player and choose Whisper.',
    },
  },
  {
    name: 'meet',
    title: 'Meet players',
    how: {
      mouse: 'Click a player, or a name in the chat.',
      keys: 'Press Tab until a name in the chat, then Enter.',
      touch: 'Tap a player, or a name in the chat.',
    },
  },
  {
    name: 'dress',
    title: 'Change clothes',
    how: {
      mouse: 'Open Profile, then Wardrobe.',
      keys: 'Press Tab until Profile, Enter, and choose Wardrobe.',
      touch: 'Open Menu, then Wardrobe.',
    },
  },
  {
    name: 'play',
    title: 'Earn honor and coins',
    how: {
      mouse: 'Click your level at the end of the bottom bar. It opens FLOW.',
      keys: 'Press Tab until your level, then Enter. It opens FLOW.',
      touch: 'Tap your level. It opens FLOW.',
    },
  },
  {
    name: 'close',
    title: 'Close what is open',
    how: {
      mouse: 'Click the cross, or the Back button of the browser.',
      keys: 'Press Escape.',
      touch: 'Tap the cross, or go back on your phone.',
    },
  },
];

export const HELP_KEY_NOTE = 'The question mark opens this page while the town has the focus.';
export const HELP_KEY_OFF_NOTE = 'The question mark opens this page when letter keys are on in the preferences.';
