/**
 * The binary packet of players without their looks, for clients with the feature `packed-looks-1`: everybody in
 * `join_room`, and later those who arrive or whose name, membership or name tag changed. Texts and numbers are those of
 * `bytes.ts`.
 *
 *   u8 5 | person*
 *   person   u16 netId | u16 x | u16 y | u8 detail | text username | [text nametag] | [text nametagColor]
 *   detail   view + membership << 3, 64 for a name tag, 128 for its color
 *
 * Positions are whole map pixels. A client ignores the position of a player whom it knows.
 */
import { MAP_HEIGHT_PX, MAP_WIDTH_PX, VIEW_COUNT } from '../rules/town.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import type { MoveRecord } from './move-packet.ts';

export const PEOPLE = 5;
const HAS_NAMETAG = 64;
const HAS_COLOR = 128;
const MEMBERSHIP_SHIFT = 3;
const DETAIL_MASK = 7;

/** What a player's name shows. */
export interface PersonNames {
  username: string;
  membership: number;
  /** Empty for none. */
  nametag: string;
  nametagColor: string | null;
}

export interface Person extends PersonNames {
  netId: number;
  x: number;
  y: number;
  view: number;
}

export interface NumberedNames {
  readonly record: MoveRecord;
  readonly names: PersonNames;
}

/** The id of a player in the events of a client that gets players by packets. */
export const packedId = (netId: number): string => String(netId);

export function encodePeople(people: Iterable<NumberedNames>): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  writer.u8(PEOPLE);
  for (const person of people) writePerson(writer, person);
  return writer.written();
}

/** One more player at the end of a packet. */
export function encodePerson(person: NumberedNames): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  writePerson(writer, person);
  return writer.written();
}

function writePerson(writer: ByteWriter, { record, names }: NumberedNames): void {
  const { username, membership, nametag, nametagColor } = names;
  writer.u16(record.netId);
  writer.u16(record.x);
  writer.u16(record.y);
  const texts = (nametag === '' ? 0 : HAS_NAMETAG) | (nametagColor === null ? 0 : HAS_COLOR);
  writer.u8((record.view & DETAIL_MASK) | ((membership & DETAIL_MASK) << MEMBERSHIP_SHIFT) | texts);
  writer.text(username);
  if (nametag !== '') writer.text(nametag);
  if (nametagColor !== null) writer.text(nametagColor);
}

/** Null for what is no whole packet of people. */
export function decodePeople(bytes: Uint8Array): Person[] | null {
  const reader = new ByteReader(bytes);
  if (reader.u8() !== PEOPLE) return null;
  const people: Person[] = [];
  while (reader.hasMore) {
    const person = readPerson(reader);
    if (!isPossible(person)) return null;
    people.push(person);
  }
  return reader.isBroken ? null : people;
}

function readPerson(reader: ByteReader): Person {
  const [netId, x, y] = [reader.u16(), reader.u16(), reader.u16()];
  const detail = reader.u8();
  return {
    netId,
    x,
    y,
    view: detail & DETAIL_MASK,
    membership: (detail >> MEMBERSHIP_SHIFT) & DETAIL_MASK,
    username: reader.text(),
    nametag: (detail & HAS_NAMETAG) === 0 ? '' : reader.text(),
    nametagColor: (detail & HAS_COLOR) === 0 ? null : reader.text(),
  };
}

const isPossible = ({ netId, x, y, view, username }: Person): boolean =>
  netId > 0 && x <= MAP_WIDTH_PX && y <= MAP_HEIGHT_PX && view < VIEW_COUNT && username !== '';
