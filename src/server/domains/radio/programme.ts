/**
 * The programme as one audio loop: all items of the station, concatenated after all of them are rendered. Owns the
 * bytes, about 10 MB, from the first listener on.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { RADIO_FRAME_BYTES, RADIO_FRAME_MS } from '../../../shared/art/radio.ts';
import { PIECE_BEATS, PIECE_TONICS, type PieceId, type RadioProgramme } from '../../../shared/art/radio-programme.ts';
import type { ArtHost } from '../../ports.ts';

export type RenderedArt = Pick<ArtHost, 'manifest' | 'fileIfThere'>;

export class Programme {
  readonly #art: RenderedArt;
  #sound: Promise<Buffer> | null = null;
  #items: RadioProgramme['items'] = [];

  constructor(art: RenderedArt) {
    this.#art = art;
  }

  /** Complete MP3 frames, or null while an item is still being rendered. Rejects when a file cannot be read. */
  async sound(): Promise<Buffer | null> {
    if (this.#sound !== null) return this.#sound;
    const files = (this.#art.manifest().radio ?? []).map((address) => this.#art.fileIfThere(address));
    if (files.length === 0 || files.includes(null)) return null;
    const reading = read(files.filter((file) => file !== null)).then((parts) => {
      this.#items = parts.map((part, index) => ({ lengthMs: lengthOf(part), ...musicOf(pieceFrom(files, index)) }));
      return Buffer.concat(parts);
    });
    this.#sound = reading;
    // The next call reads the files again.
    reading.catch(() => (this.#sound = null));
    return reading;
  }

  /** Length, key and beat of each item; empty until `sound` has resolved to the programme. */
  items(): RadioProgramme['items'] {
    return this.#items;
  }
}

const lengthOf = ({ length }: Buffer): number => (length / RADIO_FRAME_BYTES) * RADIO_FRAME_MS;

/** The piece at `index`, or the one that the ident at `index` announces. */
function pieceFrom(files: readonly (string | null)[], index: number): PieceId | undefined {
  const ids = files.slice(index).map((file) => basename(file ?? '', '.mp3'));
  return ids.find((id): id is PieceId => Object.hasOwn(PIECE_TONICS, id));
}

const musicOf = (piece: PieceId | undefined): { tonic: number; beats?: number } =>
  piece === undefined ? { tonic: 0 } : { tonic: PIECE_TONICS[piece], beats: PIECE_BEATS[piece] };

async function read(files: readonly string[]): Promise<Buffer[]> {
  const parts = await Promise.all(files.map((file) => readFile(file)));
  const broken = parts.findIndex((part) => part.length === 0 || part.length % RADIO_FRAME_BYTES !== 0);
  if (broken >= 0) throw new Error(`${files[broken]} does not consist of complete frames`);
  return parts;
}
