/** Reads the packets of `walk-packet.ts`. Pure. */
import type { Start } from './headings.ts';
import type { WalkRecord } from './walk.ts';

export interface SentWalk {
  netId: number;
  record: WalkRecord;
  /** On the town's clock; the packet's clock for those who stand. */
  startMs: number;
}

export interface WalkPacket {
  kind: 'walks' | 'correction';
  clockMs: number;
  /** Of a correction: `atMs` of the event that it answers, -1 for none. */
  answeredMs: number;
  sent: SentWalk[];
}

/** Walks may begin so long after their packet was made. */
const AHEAD_MS = 5000;
const T0_RANGE_MS = 0x10000;
const HEADER_BYTES = { walks: 9, correction: 17 } as const;

/** Null for what is no whole packet of walks. */
export function readWalks(bytes: Uint8Array): WalkPacket | null {
  const kind = bytes[0] === 2 ? 'walks' : bytes[0] === 3 ? 'correction' : null;
  if (kind === null || bytes.byteLength < HEADER_BYTES[kind]) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const clockMs = view.getFloat64(1, true);
  const answeredMs = kind === 'correction' ? view.getFloat64(9, true) : -1;
  const sent: SentWalk[] = [];
  let at: number = HEADER_BYTES[kind];
  while (at < bytes.byteLength) {
    const size = sizeOf(bytes[at + 2]);
    if (size === null || at + size > bytes.byteLength) return null;
    sent.push(readRecord(view, at, clockMs));
    at += size;
  }
  return Number.isFinite(clockMs) ? { kind, clockMs, answeredMs, sent } : null;
}

/** The bytes of a record with these flags; null for an unknown kind or a record that is cut. */
function sizeOf(flags: number | undefined): number | null {
  return flags === undefined ? null : ([7, 15, 10][flags & 0xf] ?? null);
}

function readRecord(view: DataView, at: number, clockMs: number): SentWalk {
  const netId = view.getUint16(at, true);
  const flags = view.getUint8(at + 2);
  const start: Start = { x8: view.getUint16(at + 3, true), y8: view.getUint16(at + 5, true) };
  const detail = flags >> 4;
  if ((flags & 0xf) === 0)
    return { netId, record: { kind: 'stand', ...start, view: detail }, startMs: Math.floor(clockMs) };
  const startMs = unfold(view.getUint16(at + 7, true), clockMs);
  if ((flags & 0xf) === 2) {
    return { netId, record: { kind: 'heading', ...start, heading: view.getUint8(at + 9), speed: detail }, startMs };
  }
  const goal: Start = { x8: view.getUint16(at + 9, true), y8: view.getUint16(at + 11, true) };
  const turnsHash = view.getUint16(at + 13, true);
  return { netId, record: { kind: 'goal', ...start, goal, isHurried: detail === 1, turnsHash }, startMs };
}

/** The start that `t0` means: within a minute before the packet, or a little after it. */
function unfold(t0: number, clockMs: number): number {
  const latest = Math.floor(clockMs) + AHEAD_MS;
  return latest - ((((latest - t0) % T0_RANGE_MS) + T0_RANGE_MS) % T0_RANGE_MS);
}
