/** English: keys. */
export default {
  title: 'All keys',
  lettersOff: 'Letters, plus and minus are off in the preferences.',
  /** The letters at the places of W, A, S and D on the keyboards of the language. */
  walkLetters: {
    up: 'W',
    left: 'A',
    down: 'S',
    right: 'D',
  },
  places: {
    everywhere: {
      place: 'Everywhere',
      next: 'Go to the next control, or to the one before.',
      use: 'Use a control.',
      move: 'Move in a menu, a list, a grid, tabs and sliders.',
      close: 'Close what you opened last.',
    },
    town: {
      place: 'In the town',
      walk: 'Walk.',
      enter: 'Open the door in front of you, sit down beside a seat, or else write a message.',
      zoom: 'Look closer, or from farther away.',
      around: 'List the places and people around you.',
      where: 'Say where you are.',
      gestures: 'Show the gestures. A number chooses one.',
      outfits: 'Wear one of your last eight outfits.',
      help: 'Open this page.',
    },
    messageLine: {
      place: 'In the message line',
      send: 'Send the message.',
      emoji: 'Choose one of the emoji below the line.',
      leave: 'Go back to the town.',
    },
    mails: {
      place: 'In the list of mails',
      next: 'Open the next mail, or the one before.',
      reply: 'Reply.',
      save: 'Save the mail, or stop saving it.',
    },
    longTexts: {
      place: 'In longer texts',
      marks: 'Bold, italic, underlined, struck through.',
      blocks: 'Link, quote, code, spoiler.',
      lists: 'Numbered list, or list.',
      send: 'Send or save.',
    },
    flow: {
      place: 'In FLOW',
      move: 'Move over the board.',
      pickUp: 'Pick up the gem. An arrow key then swaps it.',
      putDown: 'Put the gem down.',
    },
    store: {
      place: 'In the store',
      tryOn: 'Show or hide what you try on.',
      takeOff: 'Take off all that you try on.',
      actions: 'Go to the wishlist and the cart of an item, and back.',
      turn: 'Turn your figure.',
    },
    elsewhere: {
      place: 'Elsewhere',
      turn: 'Turn a figure, while one of its buttons has the focus.',
      move: 'Move a figure that is shown close up.',
      undo: 'Undo the deletion of a comment.',
      guide: 'Turn the pages of the creator guide, or zoom.',
      model: 'Turn a 3D model, or zoom.',
    },
  },
} as const;
