/**
 * One broadcast for everybody: the clock says which chunk of the programme is on air, and every listener is given the same
 * bytes. Owns the listeners and the timer, which runs only while somebody listens.
 */
import { Readable } from 'node:stream';
import { RADIO_FRAME_BYTES, RADIO_FRAME_MS } from '../../../shared/art/radio.ts';
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import { runtime } from '../../runtime.ts';

const CHUNK_FRAMES = 50;
export const CHUNK_BYTES = CHUNK_FRAMES * RADIO_FRAME_BYTES;
export const CHUNK_MS = CHUNK_FRAMES * RADIO_FRAME_MS;
/** What a newcomer is given at once, so that the player starts without waiting. */
export const BURST_CHUNKS = 4;
/** Unsent chunks after which a listener is skipped, and how many skipped ones in a row end the connection. */
const SLOW_CHUNKS = 8;
const HOPELESS_CHUNKS = 50;

export interface StationOptions {
  /** Milliseconds of a clock that goes on evenly; default the process's own. */
  now?: () => number;
}

interface Listener {
  stream: Readable;
  skipped: number;
}

export class Station {
  readonly #now: () => number;
  readonly #startedMs: number;
  readonly #listeners = new Set<Listener>();
  #sound: Buffer | null = null;
  #stopBroadcasts: Cancel | null = null;
  /** The last chunk on air. */
  #sent = -1;
  #isClosed = false;

  constructor({ now = () => runtime.monotonic() }: StationOptions = {}) {
    this.#now = now;
    this.#startedMs = now();
  }

  listenerCount(): number {
    return this.#listeners.size;
  }

  /** A stream without end of `sound`, from where the programme is now. It ends when the station closes. */
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

  /** Gives everybody what came on air since the last time. */
  broadcast(): void {
    const onAir = this.#onAir();
    // After a pause of the whole process nobody needs all that was missed.
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
    return Math.floor((this.#now() - this.#startedMs) / CHUNK_MS);
  }

  #send(chunk: number): void {
    if (this.#sound === null) return;
    const bytes = chunkOf(this.#sound, chunk);
    for (const listener of this.#listeners) {
      if (listener.stream.readableLength < SLOW_CHUNKS * CHUNK_BYTES) {
        listener.skipped = 0;
        listener.stream.push(bytes);
      } else if (++listener.skipped >= HOPELESS_CHUNKS) {
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

/** The bytes of a chunk of a programme that goes round; copied only where it goes over the programme's end. */
export function chunkOf(sound: Buffer, chunk: number): Buffer {
  const from = (((chunk * CHUNK_BYTES) % sound.length) + sound.length) % sound.length;
  const part = sound.subarray(from, from + CHUNK_BYTES);
  if (part.length === CHUNK_BYTES) return part;
  const parts = [part];
  for (let left = CHUNK_BYTES - part.length; left > 0; left -= sound.length) parts.push(sound.subarray(0, left));
  return Buffer.concat(parts);
}
