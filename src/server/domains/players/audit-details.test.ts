import { expect, it } from 'vitest';
import { withoutPlayer } from './audit-details.ts';

const WORDS = ['finn', 'finn_the_first', 'finn@example.org'];

it.each([
  ['redact', 'chat 5: be kind (was: I am Finn\nof the pier)', 'chat 5: be kind'],
  ['delete', 'comment 12: my words', 'comment 12'],
  ['delete', 'reply 3 to post 4: \u2068rude\u2069 (was: \u2068my words\u2069)', 'reply 3 to post 4: \u2068rude\u2069'],
  ['lock', 'post 4 "\u2068My title\u2069": \u2068off topic\u2069', 'post 4: \u2068off topic\u2069'],
  ['rename', 'FINN', 'deleted'],
  [
    'mute',
    'an hour: \u2068Finn_The_First wrote to finn@example.org\u2069',
    'an hour: \u2068deleted wrote to deleted\u2069',
  ],
  ['ban', 'for 3 days: Finnish words, finny', 'for 3 days: Finnish words, finny'],
])('%s: %j becomes %j', (action, details, kept) => {
  expect(withoutPlayer(action, details, WORDS)).toBe(kept);
});
