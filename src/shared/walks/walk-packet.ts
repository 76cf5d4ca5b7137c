/**
 * The binary packets of walks, little endian. Like those of `realtime/move-packet.ts` they are binary engine.io messages
 * outside socket.io's framing; the first byte tells them apart.
 *
 *   u8 2 | f64 clock | record*                 walks of players in reach
 *   u8 3 | f64 clock | f64 answered | record   a correction of the receiver's own walk
 *
 *   stand     u16 netId | u8 0 + view << 4    | u16 x8 | u16 y8                                                    7 bytes
 *   goal      u16 netId | u8 1 + hurried << 4 | u16 x8 | u16 y8 | u16 t0 | u16 goalX8 | u16 goalY8 | u16 hash     15 bytes
 *   heading   u16 netId | u8 2 + speed << 4   | u16 x8 | u16 y8 | u16 t0 | u8 heading                             10 bytes
 *
 * `clock` is the town's clock in ms when the packet was made, `t0` the start of the walk on it, modulo 65,536: walks are
 * sent within a minute of their start. Positions are eighths of a map pixel. `hash` are 16 bits over the turns of the
 * path: a receiver that finds other turns asks for them. `answered` is the `at` of the event that the correction answers,
 * -1 for none; a client that has sent a later one ignores it. A packet without records only tells the clock. A client
 * ignores records of its own `netId` in packets of the first kind and unknown net ids.
 */
import type { Walk } from './walk.ts';

const WALKS = 2;
const CORRECTION = 3;
const WALKS_HEADER_BYTES = 9;
const CORRECTION_HEADER_BYTES = 17;
const KINDS = { stand: 0, goal: 1, heading: 2 } as const;
const RECORD_BYTES = { stand: 7, goal: 15, heading: 10 } as const;

export interface NumberedWalk {
  netId: number;
  walk: Walk;
}

export function encodeWalks(clockMs: number, walks: readonly NumberedWalk[]): Uint8Array<ArrayBuffer> {
  let length = WALKS_HEADER_BYTES;
  for (const { walk } of walks) length += RECORD_BYTES[walk.record.kind];
  const view = new DataView(new ArrayBuffer(length));
  view.setUint8(0, WALKS);
  view.setFloat64(1, clockMs, true);
  let at = WALKS_HEADER_BYTES;
  for (const numbered of walks) at = writeRecord(view, at, numbered);
  return new Uint8Array(view.buffer);
}

/** `answeredMs`: see `answered` above; null for none. */
export function encodeCorrection(
  clockMs: number,
  answeredMs: number | null,
  own: NumberedWalk,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(CORRECTION_HEADER_BYTES + RECORD_BYTES[own.walk.record.kind]));
  view.setUint8(0, CORRECTION);
  view.setFloat64(1, clockMs, true);
  view.setFloat64(9, answeredMs ?? -1, true);
  writeRecord(view, CORRECTION_HEADER_BYTES, own);
  return new Uint8Array(view.buffer);
}

/** Returns where the record ends. */
function writeRecord(view: DataView, at: number, { netId, walk: { record, startMs } }: NumberedWalk): number {
  view.setUint16(at, netId, true);
  view.setUint16(at + 3, record.x8, true);
  view.setUint16(at + 5, record.y8, true);
  view.setUint8(at + 2, KINDS[record.kind] | (detailOf(record) << 4));
  if (record.kind !== 'stand') view.setUint16(at + 7, startMs % 0x10000, true);
  if (record.kind === 'heading') view.setUint8(at + 9, record.heading);
  if (record.kind === 'goal') {
    view.setUint16(at + 9, record.goal.x8, true);
    view.setUint16(at + 11, record.goal.y8, true);
    view.setUint16(at + 13, record.turnsHash, true);
  }
  return at + RECORD_BYTES[record.kind];
}

function detailOf(record: Walk['record']): number {
  switch (record.kind) {
    case 'stand':
      return record.view;
    case 'goal':
      return record.isHurried ? 1 : 0;
    case 'heading':
      return record.speed;
  }
}
