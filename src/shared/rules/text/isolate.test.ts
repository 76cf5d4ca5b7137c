import { describe, expect, it } from 'vitest';
import { isolate } from './isolate.ts';

describe('isolate', () => {
  it.each(['Straw hat', 'Chapeau d’été', '麦わら帽子', 'Hat 🎩 (2)', ''])('keeps %j', (text) =>
    expect(isolate(text)).toBe(text),
  );

  it.each([
    ['Arabic', 'سوق'],
    ['Hebrew', 'כובע'],
    ['Adlam', '\u{1e900}'],
    ['a right-to-left mark', 'hat\u200f'],
  ])('isolates %s', (_, text) => expect(isolate(text)).toBe(`\u2068${text}\u2069`));

  it('removes overrides and isolate ends, which would leave the isolate', () => {
    expect(isolate('a\u202eb\u2069\u202ec')).toBe('\u2068abc\u2069');
  });
});
