/** Every key that the game uses, by where it works. On a Mac, Cmd does what Ctrl does. */
export const KEYS_TITLE = 'All keys';

export interface KeyUse {
  /** Pressed one after the other or, with `+`, together. */
  keys: readonly string[];
  does: string;
}

export interface KeyPlace {
  place: string;
  uses: readonly KeyUse[];
  /** Works only while letter keys are on in the preferences. */
  hasLetters?: boolean;
}

export const LETTERS_OFF = 'Letters, plus and minus are off in the preferences.';

const use = (does: string, ...keys: string[]): KeyUse => ({ keys, does });

export const KEY_PLACES: readonly KeyPlace[] = [
  {
    place: 'Everywhere',
    uses: [
      use('Go to the next control, or to the one before.', 'Tab', 'Shift+Tab'),
      use('Use a control.', 'Enter', 'Space'),
      use('Move in a menu, a list, a grid, tabs and sliders.', 'Arrow keys', 'Home', 'End'),
      use('Close what you opened last.', 'Escape'),
    ],
  },
  {
    place: 'In the town',
    hasLetters: true,
    uses: [
      use('Walk.', 'Arrow keys', 'W', 'A', 'S', 'D'),
      use('Open the door in front of you, sit down beside a seat, or else write a message.', 'Enter'),
      use('Look closer, or from farther away.', 'Plus', 'Minus'),
      use('List the places and people around you.', 'L'),
      use('Say where you are.', 'H'),
      use('Show the gestures. A number chooses one.', 'E', '1 to 8'),
      use('Open this page.', '?'),
    ],
  },
  {
    place: 'In the message line',
    uses: [
      use('Send the message.', 'Enter'),
      use('Choose one of the emoji below the line.', 'Up', 'Down', 'Tab'),
      use('Go back to the town.', 'Escape'),
    ],
  },
  {
    place: 'In the list of mails',
    hasLetters: true,
    uses: [
      use('Open the next mail, or the one before.', 'J', 'K'),
      use('Reply.', 'R'),
      use('Save the mail, or stop saving it.', 'S'),
    ],
  },
  {
    place: 'In longer texts',
    uses: [
      use('Bold, italic, underlined, struck through.', 'Ctrl+B', 'Ctrl+I', 'Ctrl+U', 'Ctrl+Shift+X'),
      use('Link, quote, code, spoiler.', 'Ctrl+K', 'Ctrl+Shift+9', 'Ctrl+Shift+C', 'Ctrl+Shift+H'),
      use('Numbered list, or list.', 'Ctrl+Shift+7', 'Ctrl+Shift+8'),
      use('Send or save.', 'Ctrl+Enter'),
    ],
  },
  {
    place: 'In FLOW',
    uses: [
      use('Move over the board.', 'Arrow keys'),
      use('Pick up the gem. An arrow key then swaps it.', 'Enter'),
      use('Put the gem down.', 'Escape'),
    ],
  },
  {
    place: 'In the store',
    uses: [
      use('Show or hide what you try on.', 'Ctrl+P'),
      use('Take off all that you try on.', 'Ctrl+C'),
      use('Go to the wishlist and the cart of an item, and back.', 'Shift+Right', 'Shift+Left'),
      use('Turn your figure.', 'Left', 'Right'),
    ],
  },
  {
    place: 'Elsewhere',
    uses: [
      use('Turn a figure, while one of its buttons has the focus.', 'Left', 'Right'),
      use('Move a figure that is shown close up.', 'Up', 'Down'),
      use('Undo the deletion of a comment.', 'Ctrl+Z'),
      use('Turn the pages of the creator guide, or zoom.', 'Left', 'Right', 'Plus', 'Minus'),
      use('Turn a 3D model, or zoom.', 'Arrow keys', 'Plus', 'Minus'),
    ],
  },
];
