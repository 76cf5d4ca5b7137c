/** Lists that are sent in pieces: whatever their lengths, the pieces are one JSON text. */
import { array, assert as check, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { writtenList } from './written-reply.ts';

test('pieces of a list are its JSON, none of them much longer than asked for', () => {
  check(
    property(array(integer({ min: 0, max: 90_000 }), { maxLength: 30 }), (lengths) => {
      const values = lengths.map((length) => 'x'.repeat(length));
      const pieces = writtenList(values.map((value) => JSON.stringify(value)));
      expect(JSON.parse(pieces.join(''))).toEqual(values);
      for (const { length } of pieces) expect(length).toBeLessThan(2 ** 16 + 90_010);
    }),
  );
});
