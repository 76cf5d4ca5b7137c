/**
 * Binary move packets on the wire: framed once, written to any number of sockets past socket.io's own encoder, which
 * would frame them anew for each. This is the only file that knows the inside of engine.io's connections.
 */
import { encodeMoves, type MoveRecord } from '../../shared/realtime/move-packet.ts';
import type { TownSocket } from './connection.ts';

/** A client with more than this much unsent misses packets until it has caught up. */
const BACKLOG_BYTES = 64 * 1024;
/** The same for transports that do not tell bytes, and for what waits in front of the transport. */
const BACKLOG_MESSAGES = 64;

const BINARY_FIN = 0x82;
const TWO_BYTE_LENGTH = 126;
const EIGHT_BYTE_LENGTH = 127;

export interface FramedPacket {
  bytes: Buffer;
  /** engine.io writes the frame as it is on websockets and ignores it on other transports. */
  options: { compress: false; wsPreEncodedFrame: [Buffer] };
}

export function framePacket(records: readonly MoveRecord[]): FramedPacket {
  const bytes = Buffer.from(encodeMoves(records).buffer);
  const frame = Buffer.concat([frameHeader(bytes.byteLength), bytes]);
  return { bytes, options: { compress: false, wsPreEncodedFrame: [frame] } };
}

export function writePacket(socket: TownSocket, packet: FramedPacket): void {
  socket.conn.write(packet.bytes, packet.options);
}

/** Whether the client reads more slowly than the town moves. */
export function isBacklogged(socket: TownSocket): boolean {
  const connection = socket.conn as unknown as EngineConnection;
  if (connection.writeBuffer.length > BACKLOG_MESSAGES) return true;
  return (connection.transport.socket?.bufferedAmount ?? 0) > BACKLOG_BYTES;
}

/** What engine.io has and does not declare; `socket` is there on websockets alone. */
interface EngineConnection {
  writeBuffer: readonly unknown[];
  transport: { socket?: { bufferedAmount: number } };
}

/** Header of an unmasked, final, binary frame (RFC 6455, section 5.2). */
function frameHeader(byteLength: number): Buffer {
  if (byteLength < TWO_BYTE_LENGTH) return Buffer.from([BINARY_FIN, byteLength]);
  if (byteLength < 0x10000) return Buffer.from([BINARY_FIN, TWO_BYTE_LENGTH, byteLength >> 8, byteLength & 0xff]);
  const header = Buffer.alloc(10);
  header[0] = BINARY_FIN;
  header[1] = EIGHT_BYTE_LENGTH;
  header.writeBigUInt64BE(BigInt(byteLength), 2);
  return header;
}
