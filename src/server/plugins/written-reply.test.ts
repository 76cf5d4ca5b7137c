/** Lists that are sent in pieces: the joined pieces are valid JSON for all lengths. */
import { array, assert as check, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { streamOf, writtenList, WrittenReply } from './written-reply.ts';

test('the joined pieces are the JSON of the list, and each piece has a bounded length', () => {
  check(
    property(array(integer({ min: 0, max: 90_000 }), { maxLength: 30 }), (lengths) => {
      const values = lengths.map((length) => 'x'.repeat(length));
      const pieces = writtenList(values.map((value) => JSON.stringify(value)));
      expect(JSON.parse(pieces.join(''))).toEqual(values);
      for (const { length } of pieces) expect(length).toBeLessThan(2 ** 16 + 90_010);
    }),
  );
});

test('pieces are encoded as the reader takes them', async () => {
  let read = 0;
  const pieces = new Proxy(
    Array.from({ length: 100 }, (_, index) => `${index} `),
    {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) read += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    },
  );
  const stream = streamOf(new WrittenReply(pieces));
  let text = '';
  for await (const chunk of stream) {
    expect(read).toBeLessThan(text.split(' ').length + 4);
    text += String(chunk);
  }
  expect(text.trim().split(' ')).toHaveLength(100);
});
