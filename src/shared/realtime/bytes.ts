/**
 * Writes and reads binary packets of unknown length, little endian. Texts are UTF-8 after their length in bytes. A reader
 * never throws: beyond the end of the bytes it reads zeros and empty texts, and `isBroken` is set.
 */
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const FIRST_BYTES = 256;
/** UTF-8 bytes of one UTF-16 unit. */
const UNIT_BYTES_MAX = 3;
/** Seven bits each: numbers below 2 ** 28. */
const NUMBER_BYTES_MAX = 4;

export class ByteWriter {
  #bytes = new Uint8Array(FIRST_BYTES);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  u8(value: number): void {
    // Taken first: this may replace the bytes.
    const at = this.#take(1);
    this.#bytes[at] = value;
  }

  u16(value: number): void {
    const at = this.#take(2);
    this.#view.setUint16(at, value, true);
  }

  f64(value: number): void {
    const at = this.#take(8);
    this.#view.setFloat64(at, value, true);
  }

  /** A number below 2 ** 28 in groups of seven bits, the lowest first. */
  number(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.u8((rest & 0x7f) | 0x80);
    this.u8(rest);
  }

  text(text: string): void {
    // Nearly all texts are shorter than 42 units, so that the length has one byte.
    const bytes = text.length * UNIT_BYTES_MAX <= 0x7f ? null : encoder.encode(text);
    if (bytes === null) {
      const at = this.#take(1 + text.length * UNIT_BYTES_MAX);
      const { written } = encoder.encodeInto(text, this.#bytes.subarray(at + 1));
      this.#bytes[at] = written;
      this.#length = at + 1 + written;
    } else {
      this.number(bytes.byteLength);
      this.bytes(bytes);
    }
  }

  bytes(bytes: Uint8Array): void {
    const at = this.#take(bytes.byteLength);
    this.#bytes.set(bytes, at);
  }

  /** A copy of what was written. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  /** Returns where the next `count` bytes begin. */
  #take(count: number): number {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#bytes.byteLength) {
      const grown = new Uint8Array(Math.max(this.#length, this.#bytes.byteLength * 2));
      grown.set(this.#bytes.subarray(0, at));
      this.#bytes = grown;
      this.#view = new DataView(grown.buffer);
    }
    return at;
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;
  #isBroken = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Whether bytes are left to read; false for a broken packet. */
  get hasMore(): boolean {
    return !this.#isBroken && this.#at < this.#bytes.byteLength;
  }

  u8(): number {
    const at = this.#take(1);
    return at === null ? 0 : this.#view.getUint8(at);
  }

  u16(): number {
    const at = this.#take(2);
    return at === null ? 0 : this.#view.getUint16(at, true);
  }

  f64(): number {
    const at = this.#take(8);
    return at === null ? 0 : this.#view.getFloat64(at, true);
  }

  number(): number {
    let value = 0;
    for (let index = 0; index < NUMBER_BYTES_MAX; index++) {
      const byte = this.u8();
      value |= (byte & 0x7f) << (7 * index);
      if (byte < 0x80) return value;
    }
    this.#isBroken = true;
    return 0;
  }

  text(): string {
    const length = this.number();
    const at = this.#take(length);
    if (at === null) return '';
    try {
      return decoder.decode(this.#bytes.subarray(at, at + length));
    } catch {
      this.#isBroken = true;
      return '';
    }
  }

  /** Where the next `count` bytes begin; null when there are fewer. */
  #take(count: number): number | null {
    if (this.#isBroken || this.#at + count > this.#bytes.byteLength) {
      this.#isBroken = true;
      return null;
    }
    const at = this.#at;
    this.#at += count;
    return at;
  }
}
