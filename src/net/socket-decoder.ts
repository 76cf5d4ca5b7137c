/**
 * A socket.io decoder that accepts raw binary messages between socket.io packets. The server writes prepared move
 * packets straight to the transport, where the stock decoder would end the connection with a parse error. Such a packet
 * is emitted as an ordinary event.
 */
import { Decoder, PacketType } from 'socket.io-parser';

/** Name of the event that carries a packet of moves, walks, people or looks as a `Uint8Array`. */
export const MOVES_EVENT = 'moves';

/** A binary event or acknowledgement, with the number of attachments that follow it. */
const BINARY_HEADER = /^[56](\d+)-/;

export class MoveDecoder extends Decoder {
  /** Number of socket.io attachments still to come. Those are not move packets. */
  #attachmentsDue = 0;

  override add(message: unknown): void {
    if (typeof message === 'string') {
      this.#attachmentsDue = Number(BINARY_HEADER.exec(message)?.[1] ?? 0);
      super.add(message);
    } else if (this.#attachmentsDue > 0) {
      this.#attachmentsDue -= 1;
      super.add(message);
    } else {
      const bytes = bytesOf(message);
      if (bytes === null) return;
      this.emitReserved('decoded', { type: PacketType.EVENT, nsp: '/', data: [MOVES_EVENT, bytes] });
    }
  }

  override destroy(): void {
    this.#attachmentsDue = 0;
    super.destroy();
  }
}

/** Of binary data as engine.io gives it; null for anything else. */
export function bytesOf(message: unknown): Uint8Array | null {
  if (message instanceof ArrayBuffer) return new Uint8Array(message);
  if (ArrayBuffer.isView(message)) return new Uint8Array(message.buffer, message.byteOffset, message.byteLength);
  return null;
}
