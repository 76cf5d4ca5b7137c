/**
 * Brotli copies of compressible generated files (mainly JSON), created on the first request and cached on disk. The
 * name of a copy is a hash of its source's path, modification time and size.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type CacheFolder, CacheFullError } from '../../storage/cache-folder.ts';

const compress = promisify(brotliCompress);
/** Takes a tenth of the time of the best quality; the files are a few percent larger. */
const QUALITY = 6;
const COMPRESSED_ENDINGS = new Set(['.bin', '.json', '.svg', '.gltf', '.glb']);
const COMPRESSION_MIN_BYTES = 1024;

export class CompressedFiles {
  readonly #cache: CacheFolder;
  readonly #underway = new Map<string, Promise<string>>();

  constructor(cache: CacheFolder) {
    this.#cache = cache;
  }

  /** Path of the brotli copy of `file`; null for types and sizes that are not compressed, and without room for it. */
  async copyOf(file: string): Promise<string | null> {
    if (!COMPRESSED_ENDINGS.has(extname(file))) return null;
    const { size, mtimeMs } = await stat(file);
    if (size < COMPRESSION_MIN_BYTES) return null;
    const name = `${createHash('sha256').update(`${file} ${size} ${mtimeMs}`).digest('hex').slice(0, 32)}.br`;
    const known = await this.#cache.find(name);
    if (known !== null) return known;
    const underway = this.#underway.get(name) ?? this.#make(file, name).finally(() => this.#underway.delete(name));
    this.#underway.set(name, underway);
    return await underway.catch((error: unknown) => {
      if (error instanceof CacheFullError) return null;
      throw error;
    });
  }

  async #make(file: string, name: string): Promise<string> {
    const bytes = await readFile(file);
    const packed = await compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    });
    return await this.#cache.write(name, packed);
  }
}
