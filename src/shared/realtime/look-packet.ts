/**
 * The binary packet of looks, for clients with the feature `packed-looks-1`. Items are numbers; a client gets the id of a
 * number once, in or before the first packet that uses it, and keeps it until it joins again. Texts and numbers are those of
 * `bytes.ts`.
 *
 *   u8 4 | number entries | entry* | look*
 *   entry   number item | text id
 *   look    u16 netId | u8 flags | u8 skinTone | [sizes] | u8 worn[5] | (number item)*
 *
 * `flags`: 1 male, 2 sizes as u8 width and u8 height in hundredths, 4 sizes as f64 width and f64 height; else both are 1.
 * `worn` has a bit for each slot and tattoo, in the order of `SLOTS` and `TATTOO_SLOTS`; the items follow in that order. The
 * color of the name tag is part of `people-packet.ts`.
 */
import { type Customization, SKIN_TONE_COUNT, SLOTS, TATTOO_SLOTS } from '../rules/slots.ts';
import { ByteReader, ByteWriter } from './bytes.ts';

export const LOOKS = 4;
const PLACES = SLOTS.length + TATTOO_SLOTS.length;
const WORN_BYTES = Math.ceil(PLACES / 8);
const MALE = 1;
const HUNDREDTHS = 2;
const EXACT = 4;
const HUNDREDTHS_MAX = 255;

/** A look, encoded once for all who get it. */
export interface EncodedLook {
  bytes: Uint8Array;
  /** Numbers of its items. */
  items: readonly number[];
}

/** The number of an item, and its id. */
export type ItemEntry = readonly [item: number, id: string];

export interface SentLook {
  netId: number;
  look: Customization;
}

/** `numberOf` is the number of an item's id. */
export function encodeLook(netId: number, look: Customization, numberOf: (id: string) => number): EncodedLook {
  const writer = new ByteWriter();
  const { width, height, isMale, skinTone } = look;
  const sizes = width === 1 && height === 1 ? 0 : isInHundredths(width) && isInHundredths(height) ? HUNDREDTHS : EXACT;
  writer.u16(netId);
  writer.u8((isMale ? MALE : 0) | sizes);
  writer.u8(skinTone);
  for (const size of sizes === 0 ? [] : [width, height]) {
    if (sizes === HUNDREDTHS) writer.u8(Math.round(size * 100));
    else writer.f64(size);
  }
  const worn = new Uint8Array(WORN_BYTES);
  const items: number[] = [];
  [...SLOTS.map((slot) => look[slot]), ...TATTOO_SLOTS.map((slot) => look.tattoos[slot])].forEach((id, place) => {
    if (typeof id !== 'string') return;
    worn[place >> 3]! |= 1 << (place & 7);
    items.push(numberOf(id));
  });
  writer.bytes(worn);
  for (const item of items) writer.number(item);
  return { bytes: writer.written(), items };
}

const isInHundredths = (size: number): boolean =>
  Math.round(size * 100) / 100 === size && size * 100 <= HUNDREDTHS_MAX && size > 0;

const NO_ENTRIES = Uint8Array.of(LOOKS, 0);

/** The parts of a packet, one after the other. */
export function encodeLooks(entries: readonly ItemEntry[], looks: readonly EncodedLook[]): readonly Uint8Array[] {
  return [entries.length === 0 ? NO_ENTRIES : encodeEntries(entries), ...looks.map(({ bytes }) => bytes)];
}

function encodeEntries(entries: readonly ItemEntry[]): Uint8Array {
  const writer = new ByteWriter();
  writer.u8(LOOKS);
  writer.number(entries.length);
  for (const [item, id] of entries) {
    writer.number(item);
    writer.text(id);
  }
  return writer.written();
}

/**
 * The looks of a packet, whose name tags have no color. `items` are the ids by number that the client got before; those of
 * the packet are added. Null, with nothing added, for what is no whole packet of looks or has an unknown item.
 */
export function decodeLooks(bytes: Uint8Array, items: Map<number, string>): SentLook[] | null {
  const reader = new ByteReader(bytes);
  if (reader.u8() !== LOOKS) return null;
  const entries = new Map<number, string>();
  const count = reader.number();
  for (let index = 0; index < count && reader.hasMore; index++) entries.set(reader.number(), reader.text());
  const idOf = (item: number): string | undefined => entries.get(item) ?? items.get(item);
  const looks: SentLook[] = [];
  while (reader.hasMore) {
    const look = readLook(reader, idOf);
    if (look === null) return null;
    looks.push(look);
  }
  if (reader.isBroken || entries.size !== count) return null;
  for (const [item, id] of entries) items.set(item, id);
  return looks;
}

function readLook(reader: ByteReader, idOf: (item: number) => string | undefined): SentLook | null {
  const netId = reader.u16();
  const flags = reader.u8();
  const skinTone = reader.u8();
  const [width, height] = [readSize(reader, flags), readSize(reader, flags)];
  const worn = Array.from({ length: WORN_BYTES }, () => reader.u8());
  let isKnown = true;
  const itemAt = (place: number): string | null => {
    if (((worn[place >> 3] ?? 0) & (1 << (place & 7))) === 0) return null;
    const id = idOf(reader.number());
    isKnown &&= id !== undefined;
    return id ?? null;
  };
  const slots = Object.fromEntries(SLOTS.map((slot, place) => [slot, itemAt(place)]));
  const tattoos = Object.fromEntries(TATTOO_SLOTS.map((slot, place) => [slot, itemAt(SLOTS.length + place)]));
  const base = { skinTone, isMale: (flags & MALE) !== 0, width, height, nametagColor: null };
  const look = { ...base, ...slots, tattoos } as Customization;
  const isPossible = netId > 0 && skinTone < SKIN_TONE_COUNT && isSize(width) && isSize(height);
  return isKnown && isPossible && !reader.isBroken ? { netId, look } : null;
}

const isSize = (size: number): boolean => Number.isFinite(size) && size > 0;

function readSize(reader: ByteReader, flags: number): number {
  if ((flags & HUNDREDTHS) !== 0) return reader.u8() / 100;
  return (flags & EXACT) !== 0 ? reader.f64() : 1;
}
