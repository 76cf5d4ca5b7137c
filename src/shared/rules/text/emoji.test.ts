/** Markers of custom emoji in text. */
import { expect, it } from 'vitest';
import { emojiInWords, emojiMarker, isFewEmoji, splitEmoji } from './emoji.ts';

it('splits text and markers', () => {
  const text = `on my way ${emojiMarker('/emojis/cat-happy.webp')}!<:/emojis/frog_1.gif:>`;
  expect(splitEmoji(text)).toEqual([
    { kind: 'text', text: 'on my way ' },
    { kind: 'emoji', imgUrl: '/emojis/cat-happy.webp', name: ':cat-happy:' },
    { kind: 'text', text: '!' },
    { kind: 'emoji', imgUrl: '/emojis/frog_1.gif', name: ':frog_1:' },
  ]);
  expect(emojiInWords(text)).toBe('on my way :cat-happy:!:frog_1:');
});

it.each([
  '<:https://elsewhere.example/x.webp:>',
  '<:/avatars/odette.webp:>',
  '<:/emojis/../avatars/odette.webp:>',
  '<:/emojis/x.svg:>',
  '<:/emojis/x.webp?y:>',
  '<:/emojis/x.webp',
])('keeps %s as text', (text) => {
  expect(splitEmoji(text)).toEqual([{ kind: 'text', text }]);
});

it('returns nothing for an empty text', () => expect(splitEmoji('')).toEqual([]));

it('knows texts of one to three emoji alone', () => {
  const cat = emojiMarker('/emojis/cat-happy.webp');
  const few = [cat, `${cat}${cat} ${cat}`, '🎉', '❤️ 👍🏽 🇨🇭', '👩‍👩‍👧‍👦', '1️⃣'];
  expect(few.map(isFewEmoji)).toEqual(few.map(() => true));
  const others = ['', 'hi', '🎉 hi', `${cat}${cat}${cat}${cat}`, '🎉🎉🎉🎉', '12', '(outfit)'];
  expect(others.map(isFewEmoji)).toEqual(others.map(() => false));
});
