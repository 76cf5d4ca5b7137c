/** Packets of looks: what is written is read again, and nothing else is taken for a packet. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Customization, SLOTS, TATTOO_SLOTS } from '../rules/slots.ts';
import {
  decodeLooks,
  type EncodedLook,
  encodeLook,
  encodeLooks,
  type ItemEntry,
  type SentLook,
} from './look-packet.ts';

const item = fc.option(fc.constantFrom('cap', 'a-long-coat', '5f1c2e9ab8d07c4411aa22ff', 'Mütze'), { freq: 2 });
const all = <Name extends string>(names: readonly Name[]): fc.Arbitrary<Record<Name, string | null>> =>
  fc
    .array(item, { minLength: names.length, maxLength: names.length })
    .map((ids) => Object.fromEntries(names.map((name, at) => [name, ids[at]])) as Record<Name, string | null>);
const size = fc.oneof(fc.constantFrom(1, 0.85, 1.07, 1.15), fc.double({ min: 0.85, max: 1.15, noNaN: true }));
const look: fc.Arbitrary<SentLook> = fc
  .record({
    netId: fc.integer({ min: 1, max: 0xffff }),
    base: fc.record({ skinTone: fc.integer({ min: 0, max: 22 }), isMale: fc.boolean(), width: size, height: size }),
    slots: all(SLOTS),
    tattoos: all(TATTOO_SLOTS),
  })
  .map(({ netId, base, slots, tattoos }) => ({ netId, look: { ...base, nametagColor: null, ...slots, tattoos } }));

const packetOf = (entries: readonly ItemEntry[], looks: readonly EncodedLook[]): Uint8Array =>
  Uint8Array.from(encodeLooks(entries, looks).flatMap((part) => [...part]));

/** The packet for a client that knows the items in `known`. */
function encode(looks: readonly SentLook[], known: readonly string[] = []): Uint8Array {
  const ids = [...known];
  const numberOf = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1);
  const encoded = looks.map(({ netId, look: worn }) => encodeLook(netId, worn, numberOf));
  const entries = ids.map((id, number): ItemEntry => [number, id]).slice(known.length);
  return packetOf(entries, encoded);
}

test('looks are read as they were written, with items of this packet and of earlier ones', () => {
  fc.assert(
    fc.property(fc.array(look), (looks) => {
      const items = new Map([[0, 'cap']]);
      expect(decodeLooks(encode(looks, ['cap']), items)).toEqual(looks);
      const ids = [...items.keys()].toSorted((a, b) => a - b).map((number) => items.get(number) ?? '');
      const again = encode(looks, ids);
      expect(again[1]).toBe(0);
      expect(decodeLooks(again, items)).toEqual(looks);
    }),
  );
});

test('a packet that is cut gives at most the looks before the cut, and adds no item when it gives none', () => {
  fc.assert(
    fc.property(fc.array(look, { minLength: 1, maxLength: 3 }), fc.nat(), (looks, at) => {
      const bytes = encode(looks);
      const items = new Map<number, string>();
      const read = decodeLooks(bytes.subarray(0, at % bytes.length), items);
      if (read === null) expect(items.size).toBe(0);
      else expect(read).toEqual(looks.slice(0, read.length));
    }),
  );
});

test('a packet with an item that the client does not know is not read', () => {
  const [worn] = fc.sample(look, 1);
  const dressed = { ...(worn?.look as Customization), hat: 'cap' };
  const bytes = packetOf([], [encodeLook(7, dressed, () => 300)]);
  expect(decodeLooks(bytes, new Map([[299, 'cap']]))).toBeNull();
  expect(decodeLooks(bytes, new Map([[300, 'cap']]))).toHaveLength(1);
});

test('any bytes are read without an error, and give possible looks only', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      const items = new Map([[0, 'cap']]);
      for (const { look: worn, netId } of decodeLooks(Uint8Array.of(4, 0, ...bytes), items) ?? []) {
        expect(netId).toBeGreaterThan(0);
        expect(worn.skinTone).toBeLessThan(23);
        expect(worn.width * worn.height).toBeGreaterThan(0);
      }
      expect(items.size).toBe(1);
      decodeLooks(Uint8Array.of(4, ...bytes), items);
      if (bytes[0] !== 4) expect(decodeLooks(bytes, items)).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test('eight items take 17 bytes', () => {
  const bare = Object.fromEntries(SLOTS.map((slot, index) => [slot, index < 8 ? slot : null]));
  const tattoos = Object.fromEntries(TATTOO_SLOTS.map((slot) => [slot, null]));
  const base = { skinTone: 3, isMale: true, width: 1, height: 1, nametagColor: null };
  const worn = { ...base, ...bare, tattoos } as Customization;
  expect(encodeLook(9, worn, (id) => SLOTS.findIndex((slot) => slot === id)).bytes.length).toBe(17);
});
