/**
 * Binary move packets on the wire: framed once, so that any number of sockets can be written to past socket.io's own
 * encoder, which would frame them anew for each.
 */
import { encodeMoves, type MoveRecord } from '../../shared/realtime/move-packet.ts';

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
