/**
 * Messages for many clients, framed once: binary packets, events, and the beginnings of long messages. They bypass
 * socket.io's encoder, which would encode them again for each socket. Pure.
 */
import type { ServerToClientEvents } from '../../../shared/realtime/events.ts';
import { encodeMoves, type MoveRecord } from '../../../shared/realtime/move-packet.ts';

/** First bytes of frames: opcode, and the FIN bit for a whole or last frame. */
const BINARY_FIN = 0x82;
const TEXT = 0x01;
const TEXT_FIN = 0x81;
const CONTINUATION_FIN = 0x80;
/** engine.io's type of a message. */
const ENGINE_MESSAGE = '4';
/** socket.io's type of an event in the main namespace. */
const SOCKET_EVENT = '2';
/** The same with one attachment. */
const SOCKET_ATTACHED_EVENT = '51-';

const TWO_BYTE_LENGTH = 126;
const EIGHT_BYTE_LENGTH = 127;

export interface FramedPacket {
  /** For transports other than websockets. */
  readonly data: Buffer;
  /** The whole message as websockets carry it. */
  readonly frame: Buffer;
}

export interface FramedEvent {
  readonly data: string;
  readonly frame: Buffer;
}

export type Framed = FramedPacket | FramedEvent;

/** Messages in order, and their frames in one buffer. */
export interface Batch {
  readonly messages: readonly Framed[];
  readonly frames: Buffer;
}

export const batchOf = (messages: readonly Framed[]): Batch => ({
  messages,
  frames: Buffer.concat(messages.map(({ frame }) => frame)),
});

/** The batch with one more message at its end. */
export const batchWith = (batch: Batch | null, message: Framed): Batch =>
  batch === null
    ? { messages: [message], frames: message.frame }
    : { messages: [...batch.messages, message], frames: Buffer.concat([batch.frames, message.frame]) };

/** An event as socket.io's parser encodes it. The arguments hold no binary data. */
export function frameEvent<Event extends keyof ServerToClientEvents>(
  event: Event,
  ...args: Parameters<ServerToClientEvents[Event]>
): FramedEvent {
  const data = `${SOCKET_EVENT}${JSON.stringify([event, ...args])}`;
  return { data, frame: frameOf(TEXT_FIN, `${ENGINE_MESSAGE}${data}`) };
}

/** An event whose first argument is the next binary packet, as socket.io's parser encodes it. */
export function frameAttached(event: string, ...args: readonly unknown[]): FramedEvent {
  const data = `${SOCKET_ATTACHED_EVENT}${JSON.stringify([event, { _placeholder: true, num: 0 }, ...args])}`;
  return { data, frame: frameOf(TEXT_FIN, `${ENGINE_MESSAGE}${data}`) };
}

export const framePacket = (records: readonly MoveRecord[]): FramedPacket => frameBytes(encodeMoves(records));

export const frameBytes = (packet: Uint8Array): FramedPacket => frameParts([packet]);

/** A packet of these parts, one after the other. */
export function frameParts(parts: readonly Uint8Array[]): FramedPacket {
  let byteLength = 0;
  for (const part of parts) byteLength += part.byteLength;
  const header = frameHeader(BINARY_FIN, byteLength);
  const frame = Buffer.concat([header, ...parts]);
  return { data: frame.subarray(header.byteLength), frame };
}

/** The long beginning of a text message; each socket gets its own ending. */
export interface SharedBeginning {
  text: string;
  /** A text frame without the final bit. */
  frame: Buffer;
}

/** Begins a socket.io event whose first argument, a long text, is the same for many clients. */
export const beginEvent = (event: string, argument: string): string =>
  `${SOCKET_EVENT}[${JSON.stringify(event)},${JSON.stringify(argument)}`;

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
