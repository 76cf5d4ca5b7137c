/**
 * A websocket client with minimal cost, so that thousands of them leave the processor to the server. Implements only
 * the part of RFC 6455, engine.io 4 and socket.io 5 that walking needs, and parses messages only on request.
 */
import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

const TEXT = 0x81;
const BINARY_OPCODE = 2;
const TEXT_OPCODE = 1;
const CONTINUATION_OPCODE = 0;
const CLOSE_OPCODE = 8;
const ENGINE_PING = '2';
const ENGINE_PONG = '3';
const WEBSOCKET_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

export interface FrameClientOptions {
  /** Of the server on this machine, or a connection to it that is open. */
  port: number | Duplex;
  /** The address that the client connects from; default 127.0.0.1. */
  from?: string;
  auth: object;
  /** Text messages, without those of engine.io. */
  onText: (text: string) => void;
  onBinary: (bytes: Buffer) => void;
  /** Called when the connection has ended, by either side. */
  onClose?: () => void;
}

export class FrameClient {
  readonly #socket: Duplex;
  readonly #options: FrameClientOptions;
  #rest: Buffer = Buffer.alloc(0);
  #isUpgraded = false;
  /** First part of a message that is split over two frames. */
  #begun = '';
  /** Text messages are not read any more, except engine.io's pings. */
  isSkippingText = false;
  /** Received bytes, frame headers included. */
  receivedBytes = 0;

  constructor(options: FrameClientOptions) {
    this.#options = options;
    const key = randomBytes(16).toString('base64');
    const accepted = createHash('sha1').update(`${key}${WEBSOCKET_GUID}`).digest('base64');
    this.#socket = connectionTo(options);
    this.#socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    this.#socket.on('data', (chunk) => this.#take(chunk, accepted));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => options.onClose?.());
  }

  emit(event: string, ...args: unknown[]): void {
    this.#send(`42${JSON.stringify([event, ...args])}`);
  }

  /** Sends a packet of socket.io as it is. */
  sendText(text: string): void {
    this.#send(text);
  }

  close(): void {
    this.#socket.destroy();
  }

  /** The mask is zero, which RFC 6455 allows and which costs nothing. */
  #send(text: string): void {
    const bytes = Buffer.from(text);
    const isShort = bytes.length < 126;
    const head = isShort
      ? Buffer.from([TEXT, 0x80 | bytes.length])
      : Buffer.from([TEXT, 0x80 | 126, bytes.length >> 8, bytes.length & 0xff]);
    this.#socket.write(Buffer.concat([head, Buffer.alloc(4), bytes]));
  }

  #take(chunk: Buffer, accepted: string): void {
    this.receivedBytes += chunk.length;
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#isUpgraded) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!this.#rest.toString('latin1', 0, end).includes(accepted)) return this.#refused();
      this.#isUpgraded = true;
      this.#rest = this.#rest.subarray(end + 4);
    }
    while (this.#takeFrame());
  }

  /** Throws where nobody waits for the end of the connection. */
  #refused(): void {
    if (this.#options.onClose === undefined) throw new Error('the server refused the upgrade');
    this.#socket.destroy();
  }

  #takeFrame(): boolean {
    const rest = this.#rest;
    if (rest.length < 2) return false;
    const opcode = rest.readUInt8(0) & 0x0f;
    const isFinal = (rest.readUInt8(0) & 0x80) !== 0;
    let length = rest.readUInt8(1) & 0x7f;
    let start = 2;
    if (length === 126) {
      if (rest.length < 4) return false;
      length = rest.readUInt16BE(2);
      start = 4;
    } else if (length === 127) {
      if (rest.length < 10) return false;
      length = Number(rest.readBigUInt64BE(2));
      start = 10;
    }
    if (rest.length < start + length) return false;
    const payload = rest.subarray(start, start + length);
    this.#rest = rest.subarray(start + length);
    if (opcode === CLOSE_OPCODE) this.#socket.destroy();
    else if (opcode === BINARY_OPCODE) this.#options.onBinary(payload);
    else if (this.isSkippingText && length > 1) return true;
    else if (opcode === TEXT_OPCODE && isFinal) this.#read(payload.toString());
    else if (opcode === TEXT_OPCODE) this.#begun = payload.toString();
    else if (opcode === CONTINUATION_OPCODE) this.#read(this.#begun + payload.toString());
    return true;
  }

  #read(text: string): void {
    if (text === ENGINE_PING) return this.#send(ENGINE_PONG);
    if (text.startsWith('0')) return this.#send(`40${JSON.stringify(this.#options.auth)}`);
    this.#options.onText(text);
  }
}

function connectionTo({ port, from }: Pick<FrameClientOptions, 'port' | 'from'>): Duplex {
  if (typeof port !== 'number') return port;
  const local = from === undefined ? {} : { localAddress: from };
  return connect({ port, host: '127.0.0.1', noDelay: true, ...local });
}
