/** Packs of layers lie on disk as the generator leaves them, brotli-compressed, and travel like that; this opens them. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

const PACK_NAME = /^layers(?:-\d+)?\.bin$/;
export const isPackFile = (file: string): boolean => PACK_NAME.test(basename(file));

/** A pack's bytes as the core reads them; rejects when the file is missing or damaged. */
export const readPackFile = async (file: string): Promise<Uint8Array> => decompress(await readFile(file));
