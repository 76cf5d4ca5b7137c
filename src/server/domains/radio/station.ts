/**
 * One broadcast for all listeners: the wall clock and the programme's length determine the current chunk, so that all
 * processes of a world send the same bytes at the same time, also after a restart. Owns the listeners and the timer, which
 * runs only while there are listeners.
 */
import { Readable } from 'node:stream';
import { RADIO_FRAME_BYTES, RADIO_FRAME_MS } from '../../../shared/art/radio.ts';
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import { runtime } from '../../runtime.ts';

const CHUNK_FRAMES = 50;
export const CHUNK_BYTES = CHUNK_FRAMES * RADIO_FRAME_BYTES;
export const CHUNK_MS = CHUNK_FRAMES * RADIO_FRAME_MS;
/** Chunks that a new listener receives immediately, so that playback starts without buffering. */
export const BURST_CHUNKS = 4;
/** Number of unsent chunks from which on a listener is skipped. */
const SLOW_CHUNKS = 8;
/** Number of consecutive skipped chunks after which the connection is closed. */
const SKIPPED_CHUNKS_MAX = 50;

export interface StationOptions {
  /** Wall clock in epoch milliseconds; default: the runtime's. */
  now?: () => number;
}

interface Listener {
  stream: Readable;
  skipped: number;
}

export class Station {
  readonly #now: () => number;
  readonly #listeners = new Set<Listener>();
  #sound: Buffer | null = null;
  #stopBroadcasts: Cancel | null = null;
  /** Index of the last chunk that was broadcast, counted from the epoch. */
  #sent = -1;
  #isClosed = false;

  constructor({ now = () => runtime.now() }: StationOptions = {}) {
    this.#now = now;
  }

  /**
   * Where in the endless programme, which began at the epoch, a listener who connected some time ago is now: behind the last
   * chunk by the burst.
   */
  heardMs(): number {
    return (this.#onAir() - BURST_CHUNKS) * CHUNK_MS;
  }

  listenerCount(): number {
    return this.#listeners.size;
  }

  /** An endless stream of `sound` from the current position. It ends when the station closes. */
  listen(sound: Buffer): Readable {
    this.#sound = sound;
    const stream = new Readable({ read: () => undefined, highWaterMark: CHUNK_BYTES });
    if (this.#isClosed) {
      stream.push(null);
      return stream;
    }
    if (this.#listeners.size === 0) this.#sent = this.#onAir();
    const listener = { stream, skipped: 0 };
    this.#listeners.add(listener);
    stream.once('close', () => this.#remove(listener));
    for (let chunk = this.#sent - BURST_CHUNKS + 1; chunk <= this.#sent; chunk++) {
      stream.push(chunkOf(sound, chunk));
    }
    this.#stopBroadcasts ??= runtime.setInterval(() => this.broadcast(), CHUNK_MS / 2);
    return stream;
  }

  /** Sends the chunks since the last call to all listeners. */
  broadcast(): void {
    const onAir = this.#onAir();
    // The wall clock was set back a little: listeners are ahead until it catches up. After a larger step they follow it.
    if (onAir < this.#sent && this.#sent - onAir <= BURST_CHUNKS) return;
    if (onAir < this.#sent) this.#sent = onAir - 1;
    // After a suspension of the process, missed chunks beyond the burst are dropped.
    for (let chunk = Math.max(this.#sent + 1, onAir - BURST_CHUNKS + 1); chunk <= onAir; chunk++) this.#send(chunk);
    this.#sent = onAir;
  }

  /** Ends every stream. */
  close(): void {
    this.#isClosed = true;
    for (const { stream } of this.#listeners) stream.push(null);
    this.#listeners.clear();
    this.#stopTimer();
  }

  #onAir(): number {
    return Math.floor(this.#now() / CHUNK_MS);
  }

  #send(chunk: number): void {
    if (this.#sound === null) return;
    const bytes = chunkOf(this.#sound, chunk);
    for (const listener of this.#listeners) {
      if (listener.stream.readableLength < SLOW_CHUNKS * CHUNK_BYTES) {
        listener.skipped = 0;
        listener.stream.push(bytes);
      } else if (++listener.skipped >= SKIPPED_CHUNKS_MAX) {
        listener.stream.destroy();
      }
    }
  }

  #remove(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) this.#stopTimer();
  }

  #stopTimer(): void {
    this.#stopBroadcasts?.();
    this.#stopBroadcasts = null;
  }
}

/** The bytes of a chunk of the looped programme; copied only where the chunk spans the end of the programme. */
export function chunkOf(sound: Buffer, chunk: number): Buffer {
  const from = (((chunk * CHUNK_BYTES) % sound.length) + sound.length) % sound.length;
  const part = sound.subarray(from, from + CHUNK_BYTES);
  if (part.length === CHUNK_BYTES) return part;
  const parts = [part];
  for (let left = CHUNK_BYTES - part.length; left > 0; left -= sound.length) parts.push(sound.subarray(0, left));
  return Buffer.concat(parts);
}
