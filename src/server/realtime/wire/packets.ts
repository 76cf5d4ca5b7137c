/**
 * Messages for many clients, framed once: binary move packets, and the beginnings of long messages. They bypass
 * socket.io's encoder, which would encode them again for each socket. Pure.
 */
import { encodeMoves, type MoveRecord } from '../../../shared/realtime/move-packet.ts';

/** First bytes of frames: opcode, and the FIN bit for a whole or last frame. */
const BINARY_FIN = 0x82;
const TEXT = 0x01;
const CONTINUATION_FIN = 0x80;
/** engine.io's type of a message. */
const ENGINE_MESSAGE = '4';

const TWO_BYTE_LENGTH = 126;
const EIGHT_BYTE_LENGTH = 127;

export interface FramedPacket {
  bytes: Buffer;
  /** engine.io writes the frame as it is on websockets and ignores it on other transports. */
  options: { compress: false; wsPreEncodedFrame: [Buffer] };
}

export const framePacket = (records: readonly MoveRecord[]): FramedPacket => frameBytes(encodeMoves(records));

export function frameBytes(packet: Uint8Array<ArrayBuffer>): FramedPacket {
  const bytes = Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength);
  const frame = Buffer.concat([frameHeader(BINARY_FIN, bytes.byteLength), bytes]);
  return { bytes, options: { compress: false, wsPreEncodedFrame: [frame] } };
}

/** The long beginning of a text message; each socket gets its own ending. */
export interface SharedBeginning {
  text: string;
  /** A text frame without the final bit. */
  frame: Buffer;
}

/** Encodes the beginning once; `text` is an engine.io message without its type. */
export function shareBeginning(text: string): SharedBeginning {
  return { text, frame: frameOf(TEXT, `${ENGINE_MESSAGE}${text}`) };
}

/** The frames of one message: the shared beginning, and this socket's ending as its continuation (RFC 6455, 5.4). */
export const endMessage = (beginning: SharedBeginning, ending: string): [Buffer, Buffer] => [
  beginning.frame,
  frameOf(CONTINUATION_FIN, ending),
];

function frameOf(firstByte: number, payload: string): Buffer {
  const bytes = Buffer.from(payload);
  return Buffer.concat([frameHeader(firstByte, bytes.byteLength), bytes]);
}

/** Header of an unmasked frame (RFC 6455, section 5.2). */
function frameHeader(firstByte: number, byteLength: number): Buffer {
  if (byteLength < TWO_BYTE_LENGTH) return Buffer.from([firstByte, byteLength]);
  if (byteLength < 0x10000) return Buffer.from([firstByte, TWO_BYTE_LENGTH, byteLength >> 8, byteLength & 0xff]);
  const header = Buffer.alloc(10);
  header[0] = firstByte;
  header[1] = EIGHT_BYTE_LENGTH;
  header.writeBigUInt64BE(BigInt(byteLength), 2);
  return header;
}
