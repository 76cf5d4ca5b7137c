/**
 * The programme as one audio loop: all items of the station, concatenated after all of them are rendered. Owns the
 * bytes, about 10 MB, from the first listener on.
 */
import { readFile } from 'node:fs/promises';
import { RADIO_FRAME_BYTES } from '../../../shared/art/radio.ts';
import type { ArtHost } from '../../ports.ts';

export type RenderedArt = Pick<ArtHost, 'manifest' | 'fileIfThere'>;

export class Programme {
  readonly #art: RenderedArt;
  #sound: Promise<Buffer> | null = null;

  constructor(art: RenderedArt) {
    this.#art = art;
  }

  /** Complete MP3 frames, or null while an item is still being rendered. Rejects when a file cannot be read. */
  async sound(): Promise<Buffer | null> {
    if (this.#sound !== null) return this.#sound;
    const files = (this.#art.manifest().radio ?? []).map((address) => this.#art.fileIfThere(address));
    if (files.length === 0 || files.includes(null)) return null;
    const reading = read(files.filter((file) => file !== null));
    this.#sound = reading;
    // The next call reads the files again.
    reading.catch(() => (this.#sound = null));
    return reading;
  }
}

async function read(files: readonly string[]): Promise<Buffer> {
  const parts = await Promise.all(files.map((file) => readFile(file)));
  const broken = parts.findIndex((part) => part.length === 0 || part.length % RADIO_FRAME_BYTES !== 0);
  if (broken >= 0) throw new Error(`${files[broken]} does not consist of complete frames`);
  return Buffer.concat(parts);
}
