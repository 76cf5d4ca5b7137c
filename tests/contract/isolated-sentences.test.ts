/** Sentences of the client with a player's text in them: the text cannot change the order of the other words. */
import { expect, test } from 'vitest';
import { lossSentences, madeFor } from '../../src/avatar/wardrobe/text.ts';
import { heard, openOutfit, whispered } from '../../src/features/chat/text.ts';
import { identical, reviewOf, withdrawNote } from '../../src/features/creations/review/text.ts';
import { deleteQuestion as deleteCreation, fileFacts } from '../../src/features/creations/text.ts';
import { deleteQuestion as deleteOutfit } from '../../src/features/outfits/text.ts';
import { details, noneWith } from '../../src/features/outlet/text.ts';
import { takeOff, tryOn } from '../../src/features/store/text.ts';
import { added, boughtBefore, cannotTryOn, notSold, remove, removed } from '../../src/store/text.ts';

const NAME = '\u202eقبعة\u2069';
const SENTENCES: readonly ((name: string) => string)[] = [
  added,
  removed,
  remove,
  tryOn,
  takeOff,
  details,
  noneWith,
  (name) => madeFor(name, 'feminine'),
  deleteCreation,
  deleteOutfit,
  reviewOf,
  withdrawNote,
  (name) => identical([{ submitter: 'mira', name, status: 'pending' }]),
  openOutfit,
  (name) => heard('mira', name),
  (name) => whispered('mira', name),
  (name) => cannotTryOn(name, 'feminine'),
  (name) => boughtBefore([name]),
  (name) => notSold([name]),
  (name) => fileFacts(name, 'image/png', 5),
  (name) => lossSentences({ hidden: [name], bare: [] }).join(' '),
];

test.each(SENTENCES)('%s isolates the text', (sentence) => {
  expect(sentence(NAME)).toContain('\u2068قبعة\u2069');
  expect(sentence(NAME)).not.toMatch(/[\u202a-\u202e]/);
  expect(sentence('Straw hat')).not.toMatch(/[\u2066-\u2069]/);
});
