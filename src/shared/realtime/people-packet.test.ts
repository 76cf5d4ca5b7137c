/** Packets of players: what is written is read again, and nothing else is taken for a packet. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePeople, encodePeople, type Person } from './people-packet.ts';

const person: fc.Arbitrary<Person> = fc.record({
  netId: fc.integer({ min: 1, max: 0xffff }),
  x: fc.integer({ min: 0, max: 5164 }),
  y: fc.integer({ min: 0, max: 900 }),
  view: fc.integer({ min: 0, max: 5 }),
  username: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  membership: fc.integer({ min: 0, max: 4 }),
  nametag: fc.string({ unit: 'grapheme', maxLength: 26 }),
  nametagColor: fc.option(fc.string({ minLength: 1, maxLength: 60 })),
});

const encode = (people: readonly Person[]): Uint8Array<ArrayBuffer> =>
  encodePeople(people.map((names) => ({ record: names, names })));

test('players are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(person), (people) => {
      expect(decodePeople(encode(people))).toEqual(people);
    }),
  );
});

test('a packet that is cut gives at most the players before the cut', () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 4 }), fc.nat(), (people, at) => {
      const bytes = encode(people);
      const read = decodePeople(bytes.subarray(0, at % bytes.length));
      if (read !== null) expect(read).toEqual(people.slice(0, read.length));
    }),
  );
});

test('any bytes are read without an error, and give possible players only', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      for (const one of decodePeople(Uint8Array.of(5, ...bytes)) ?? []) {
        expect(one.view).toBeLessThan(6);
        expect(one.username).not.toBe('');
      }
      if (bytes[0] !== 5) expect(decodePeople(bytes)).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test('a name of 11 letters takes 19 bytes', () => {
  const names = { username: 'Member_1234', membership: 0, nametag: '', nametagColor: null };
  expect(encodePeople([{ record: { netId: 9, x: 1, y: 2, view: 3 }, names }]).length).toBe(1 + 19);
});
