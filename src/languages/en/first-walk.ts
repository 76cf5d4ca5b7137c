/** English: first-walk. */
export default {
  /** What to do next, by device; `reader` is what a screen reader says instead. */
  tasks: {
    lantern: {
      mouse: 'Click the ground by the lantern. I will run ahead.',
      keys: 'Hold an arrow key to walk. Come to the lantern with me.',
      touch: 'Tap the ground by the lantern, or use the round stick.',
      reader: 'Open Places, choose First lantern, and press Enter.',
    },
    hello: {
      mouse: 'This is Cadence. Type a word below and press Enter.',
      keys: 'This is Cadence. Press E and 1 to wave, or type hello.',
      touch: 'This is Cadence. Tap the message line and say hello.',
      reader: 'Cadence is near. Go to Message, write hello, press Enter.',
    },
    card: {
      mouse: 'Click Cadence to open the card. It works on everyone.',
      keys: 'Press Tab until Cadence, then Enter. It works on everyone.',
      touch: 'Tap Cadence to open the card. It works on everyone.',
      reader: 'Under People choose Cadence and press Enter.',
    },
    wear: {
      mouse: 'Open Profile, then Wardrobe. Put on one thing you like.',
      keys: 'Tab to Profile, open Wardrobe, and put on one thing.',
      touch: 'Open Menu, then Wardrobe. Put on one thing you like.',
      reader: 'Go to Profile, choose Wardrobe, and put on one thing.',
    },
    sit: {
      mouse: 'Click the bench and sit down with me.',
      keys: 'Walk to the bench and press Enter to sit down.',
      touch: 'Tap the bench and sit down with me.',
      reader: 'Open Places, choose Bench by the fountain, press Enter.',
    },
  },
  /** The tasks of the musician where no townsfolk live. */
  tasksAlone: {
    hello: {
      mouse: 'Type a word below and press Enter. People who are near see it.',
      keys: 'Press E and 1 to wave, or type hello.',
      touch: 'Tap the message line and say hello.',
      reader: 'Go to Message, write hello, press Enter.',
    },
    card: {
      mouse: 'Click yourself, or somebody else, to open the card.',
      keys: 'Press Tab until your name in the chat, then Enter. It works on everyone.',
      touch: 'Tap yourself, or somebody else, to open the card.',
      reader: 'In the chat choose your name and press Enter.',
    },
  },
  helloDoneAlone: "Hello, '{'name'}'! Nice to meet you.",
  /** When a task is done. */
  done: {
    lantern: 'It glows! Five more are waiting for you every day.',
    hello: "Hello, '{'name'}'! Come and listen any evening.",
    card: 'Now you can whisper and make friends.',
    wear: 'Oh, that suits you!',
    sit: 'I like this place. You can see everyone from here.',
  },
  hello: 'Hello! I am Ember. May I show you around? It takes one minute.',
  gift: 'You did it all. This is for you: 100 honor.',
  goodbye: 'I live by the bench at Bloom. Come and visit me!',
  away: 'No hurry. I will wait for you right here.',
  resume: 'There you are! Let us go on.',
  idle: 'Shall I show you once more?',
  seatTaken: 'That seat is taken. This one is free.',
  again: 'Of course! Let us walk again.',
  skipped: 'Have a look around. I am always by the bench at Bloom.',
  /** Names of targets in the list of places. */
  firstLantern: 'First lantern',
  cadence: 'Cadence',
  bench: 'Bench by the fountain',
  freeSeat: 'A free seat',
  firstWalk: 'First walk',
  walkThere: 'Walk there',
  skip: 'Skip',
  notNow: 'Not now',
  unfold: 'Show the first walk',
  close: 'Close',
  pillTitle: 'First walk {done} of {all}',
  /** Next ideas when the walk is over: names of places by key. */
  ideas: {
    books: 'The bookshop',
    store: 'The boutique',
    pier: 'The pier',
  },
} as const;
