/** Numbers and texts are read as they were written, wherever the writer's memory grows. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteReader, ByteWriter } from './bytes.ts';

const KINDS = ['u8', 'u16', 'f64', 'number', 'text'] as const;
const part = fc.oneof(
  fc.tuple(fc.constant('u8' as const), fc.integer({ min: 0, max: 0xff })),
  fc.tuple(fc.constant('u16' as const), fc.integer({ min: 0, max: 0xffff })),
  fc.tuple(fc.constant('f64' as const), fc.double({ noNaN: true })),
  fc.tuple(fc.constant('number' as const), fc.integer({ min: 0, max: 2 ** 28 - 1 })),
  fc.tuple(fc.constant('text' as const), fc.string({ unit: 'grapheme', maxLength: 80 })),
);

test('parts of all kinds, one after the other', () => {
  fc.assert(
    fc.property(fc.array(part, { size: '+1' }), (parts) => {
      const writer = new ByteWriter();
      for (const [kind, value] of parts) writer[kind](value as never);
      const reader = new ByteReader(writer.written());
      expect(parts.map(([kind]) => reader[kind]())).toEqual(parts.map(([, value]) => value));
      expect([reader.hasMore, reader.isBroken]).toEqual([false, false]);
    }),
  );
});

test.each(KINDS)('the memory grows for a part of the kind %s at any length', (kind) => {
  const value = kind === 'text' ? 'é'.repeat(50) : 201;
  for (let length = 200; length < 260; length++) {
    const writer = new ByteWriter();
    for (let index = 0; index < length; index++) writer.u8(7);
    writer[kind](value as never);
    const reader = new ByteReader(writer.written());
    for (let index = 0; index < length; index++) reader.u8();
    expect(reader[kind]()).toBe(value);
  }
});

test('a text that is no UTF-8, a number that does not end, and bytes that are missing break the reader', () => {
  for (const [bytes, kind] of [
    [[2, 0xc3, 0x28], 'text'],
    [[0xff, 0xff, 0xff, 0xff, 1], 'number'],
    [[1], 'u16'],
  ] as const) {
    const reader = new ByteReader(Uint8Array.from(bytes));
    reader[kind]();
    expect([reader.isBroken, reader.hasMore]).toEqual([true, false]);
  }
});
