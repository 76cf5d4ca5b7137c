/**
 * The binary packet of batched moves: a header byte, then 7-byte records, little endian.
 *
 *   u8 version (1) | { u16 netId, u16 x, u16 y, u8 view }*
 *
 * Positions are whole map pixels. A packet is one binary engine.io message outside socket.io's framing, on websocket and
 * on polling (where engine.io encodes it as base64). The first byte distinguishes it from the packets of walks, looks and people. A client with the feature
 * needs a `Decoder` whose `add` treats each value that is not a string as a packet (an ArrayBuffer in browsers, a Buffer
 * in Node); socket.io's default decoder ends the connection with `parse error`.
 *
 * A packet contains the players in reach who moved since the last round, the receiver included, and players who come into
 * reach as the receiver walks. A client skips its own `netId`, because the server corrects a position only with the event
 * `move`, and skips unknown ones: `join_room` and `user_connected` precede a player's first record.
 */
const PACKET = { version: 1, headerBytes: 1, recordBytes: 7 };

export interface MoveRecord {
  netId: number;
  x: number;
  y: number;
  view: number;
}

/** Writes `records` into a fresh packet. Coordinates are rounded and clamped to 16 bits. */
export function encodeMoves(records: readonly MoveRecord[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(PACKET.headerBytes + records.length * PACKET.recordBytes);
  const view = new DataView(bytes.buffer);
  bytes[0] = PACKET.version;
  let at = PACKET.headerBytes;
  for (const record of records) {
    view.setUint16(at, record.netId, true);
    view.setUint16(at + 2, clamp16(record.x), true);
    view.setUint16(at + 4, clamp16(record.y), true);
    view.setUint8(at + 6, record.view);
    at += PACKET.recordBytes;
  }
  return bytes;
}

/** Calls `visit` for each record; returns false, having called nothing, when the packet is not one of this version. */
export function decodeMoves(
  bytes: Uint8Array,
  visit: (netId: number, x: number, y: number, view: number) => void,
): boolean {
  const isWhole = (bytes.byteLength - PACKET.headerBytes) % PACKET.recordBytes === 0;
  if (bytes.byteLength < PACKET.headerBytes || bytes[0] !== PACKET.version || !isWhole) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PACKET.headerBytes; at < bytes.byteLength; at += PACKET.recordBytes) {
    visit(view.getUint16(at, true), view.getUint16(at + 2, true), view.getUint16(at + 4, true), view.getUint8(at + 6));
  }
  return true;
}

const clamp16 = (value: number): number => Math.max(0, Math.min(0xffff, Math.round(value)));
