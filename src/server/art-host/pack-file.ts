/** Reads packs of layers, which are brotli-compressed on disk and on the wire. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

const PACK_NAME = /^layers(?:-\d+)?\.bin$/;
export const isPackFile = (file: string): boolean => PACK_NAME.test(basename(file));

/** Returns a pack's decompressed bytes, as the core reads them. Rejects when the file is missing or damaged. */
export const readPackFile = async (file: string): Promise<Uint8Array> => decompress(await readFile(file));
