/** English: how-to-play. */
export default {
  deviceNames: {
    mouse: 'Mouse',
    keys: 'Keys',
    touch: 'Touch',
  },
  walkWithCat: 'Walk with Ember',
  introduction: 'All of it works with a mouse, with keys alone, and with a finger. Mix them as you like.',
  helpKeyNote: 'The question mark opens this page while the town has the focus.',
  helpKeyOffNote: 'The question mark opens this page when letter keys are on in the preferences.',
  topics: {
    walk: {
      title: 'Walk',
      mouse: 'Click the ground where you want to go.',
      keys: 'Hold an arrow key, or W,\u00a0A,\u00a0S\u00a0or\u00a0D.',
      touch: 'Tap the ground, or move the round stick.',
    },
    doors: {
      title: 'Go through doors',
      mouse: 'Click a door or a sign. A second click opens it at once.',
      keys: 'Stand in front of a door and press Enter. Or choose a place from the sign at the top.',
      touch: 'Tap a door or a sign. A second tap opens it at once.',
    },
    find: {
      title: 'Find places and people',
      mouse: 'Click the sign at the top. It lists what is around you.',
      keys: 'Press L for the list of what is around you, and H to know where you are.',
      touch: 'Tap the sign at the top. It lists what is around you.',
    },
    zoom: {
      title: 'Look closer',
      mouse: 'Turn the wheel.',
      keys: 'Press plus or minus.',
      touch: 'Pinch, or tap plus and minus beside the stick.',
    },
    talk: {
      title: 'Talk',
      mouse: 'Click the message line, type, and click Send.',
      keys: 'Press Enter, type, and press Enter again.',
      touch: 'Tap the message line, type, and tap Send.',
    },
    gestures: {
      title: 'Wave and dance',
      mouse: 'Click the hand beside the message line. Or send /wave as a message.',
      keys: 'Press E, then a number from 1 to 8. Or send /wave as a message.',
      touch: 'Tap the hand beside the stick, or hold a finger on yourself.',
    },
    sit: {
      title: 'Sit down',
      mouse: 'Click a bench, a chair or the edge of the fountain.',
      keys: 'Walk to a bench and press Enter. Or press E and 8.',
      touch: 'Tap a bench, a chair or the edge of the fountain.',
    },
    whisper: {
      title: 'Whisper to one player',
      mouse: 'Click the player and choose Whisper.',
      keys: 'Begin the message with the name, a colon and a space.',
      touch: 'Tap the player and choose Whisper.',
    },
    meet: {
      title: 'Meet players',
      mouse: 'Click a player, or a name in the chat.',
      keys: 'Press Tab until a name in the chat, then Enter.',
      touch: 'Tap a player, or a name in the chat.',
    },
    dress: {
      title: 'Change clothes',
      mouse: 'Open Profile, then Wardrobe.',
      keys: 'Press Tab until Profile, Enter, and choose Wardrobe.',
      touch: 'Open Menu, then Wardrobe.',
    },
    play: {
      title: 'Earn honor and coins',
      mouse: 'Click your level at the end of the bottom bar. It opens FLOW.',
      keys: 'Press Tab until your level, then Enter. It opens FLOW.',
      touch: 'Tap your level. It opens FLOW.',
    },
    close: {
      title: 'Close what is open',
      mouse: 'Click the cross, or the Back button of the browser.',
      keys: 'Press Escape.',
      touch: 'Tap the cross, or go back on your phone.',
    },
  },
} as const;
