/** Every key that the game uses, by where it works. On a Mac, Cmd does what Ctrl does. */
import messages from '../../languages/en/keys.ts';
import { keyNames as names } from '../../languages/key-name-text.ts';
import { texts } from '../../languages/texts.ts';

const { title, lettersOff, walkLetters, places } = texts(messages);

export const KEYS_TITLE = title;

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

export const LETTERS_OFF = lettersOff;

const use = (does: string, ...keys: string[]): KeyUse => ({ keys, does });
const shift = (key: string): string => `${names.shift}+${key}`;
const ctrl = (key: string): string => `${names.ctrl}+${key}`;
const ctrlShift = (key: string): string => ctrl(shift(key));

const { everywhere, town, messageLine, mails, longTexts, flow, store, elsewhere } = places;

export const KEY_PLACES: readonly KeyPlace[] = [
  {
    place: everywhere.place,
    uses: [
      use(everywhere.next, names.tab, shift(names.tab)),
      use(everywhere.use, names.enter, names.space),
      use(everywhere.move, names.arrows, names.home, names.end),
      use(everywhere.close, names.escape),
    ],
  },
  {
    place: town.place,
    hasLetters: true,
    uses: [
      use(town.walk, names.arrows, walkLetters.up, walkLetters.left, walkLetters.down, walkLetters.right),
      use(town.enter, names.enter),
      use(town.zoom, names.plus, names.minus),
      use(town.around, 'L'),
      use(town.where, 'H'),
      use(town.gestures, 'E', names.oneToEight),
      use(town.outfits, names.oneToEight),
      use(town.help, '?'),
    ],
  },
  {
    place: messageLine.place,
    uses: [
      use(messageLine.send, names.enter),
      use(messageLine.emoji, names.up, names.down, names.tab),
      use(messageLine.leave, names.escape),
    ],
  },
  {
    place: mails.place,
    hasLetters: true,
    uses: [use(mails.next, 'J', 'K'), use(mails.reply, 'R'), use(mails.save, 'S')],
  },
  {
    place: longTexts.place,
    uses: [
      use(longTexts.marks, ctrl('B'), ctrl('I'), ctrl('U'), ctrlShift('X')),
      use(longTexts.blocks, ctrl('K'), ctrlShift('9'), ctrlShift('C'), ctrlShift('H')),
      use(longTexts.lists, ctrlShift('7'), ctrlShift('8')),
      use(longTexts.send, ctrl(names.enter)),
    ],
  },
  {
    place: flow.place,
    uses: [use(flow.move, names.arrows), use(flow.pickUp, names.enter), use(flow.putDown, names.escape)],
  },
  {
    place: store.place,
    uses: [
      use(store.tryOn, ctrl('P')),
      use(store.takeOff, ctrl('C')),
      use(store.actions, shift(names.right), shift(names.left)),
      use(store.turn, names.left, names.right),
    ],
  },
  {
    place: elsewhere.place,
    uses: [
      use(elsewhere.turn, names.left, names.right),
      use(elsewhere.move, names.up, names.down),
      use(elsewhere.undo, ctrl('Z')),
      use(elsewhere.guide, names.left, names.right, names.plus, names.minus),
      use(elsewhere.model, names.arrows, names.plus, names.minus),
    ],
  },
];
