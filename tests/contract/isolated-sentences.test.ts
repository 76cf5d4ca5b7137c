/** Sentences of the client with a player's text in them: the text cannot change the order of the other words. */
import { expect, test } from 'vitest';
import { lossSentences, text as wardrobe } from '../../src/avatar/wardrobe/text.ts';
import { text as chat } from '../../src/features/chat/text.ts';
import { identical, text as review } from '../../src/features/creations/review/text.ts';
import { fileFacts, text as creations } from '../../src/features/creations/text.ts';
import { text as outfits } from '../../src/features/outfits/text.ts';
import { text as outlet } from '../../src/features/outlet/text.ts';
import { text as store } from '../../src/features/store/text.ts';
import { boughtBefore, notSold, text as shops } from '../../src/store/text.ts';

const NAME = '\u202eقبعة\u2069';
const SENTENCES: readonly ((name: string) => string)[] = [
  (name) => shops.added({ name }),
  (name) => shops.removed({ name }),
  (name) => shops.remove({ name }),
  (name) => store.tryOn({ name }),
  (name) => store.takeOff({ name }),
  (name) => outlet.details({ name }),
  (term) => outlet.noneWith({ term }),
  (name) => wardrobe.madeFor({ name, body: 'feminine' }),
  (name) => outfits.deleteQuestion({ name }),
  (name) => creations.deleteQuestion({ name }),
  (name) => review.reviewOf({ name }),
  (name) => review.withdrawNote({ name }),
  (name) => identical([{ submitter: 'mira', name, status: 'pending' }]),
  (name) => chat.openOutfit({ name }),
  (name) => chat.heard({ name: 'mira', words: name }),
  (name) => chat.whispered({ name: 'mira', words: name }),
  (name) => shops.cannotTryOn({ name, body: 'feminine' }),
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
