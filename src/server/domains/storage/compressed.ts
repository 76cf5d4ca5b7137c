/**
 * Brotli copies of generated files that travel badly as they are (JSON above all), made when first asked for and kept in
 * a cache. A copy is named after its source's path, time and size.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CacheFolder } from '../../storage/cache-folder.ts';

const compress = promisify(brotliCompress);
/** A tenth of the time of the best quality for a few percent more. */
const QUALITY = 6;
const COMPRESSED_ENDINGS = new Set(['.bin', '.json', '.svg', '.gltf', '.glb']);
const WORTH_IT_BYTES = 1024;

export class CompressedFiles {
  readonly #cache: CacheFolder;
  readonly #underway = new Map<string, Promise<string>>();

  constructor(cache: CacheFolder) {
    this.#cache = cache;
  }

  /** The brotli copy of `file`, or null for kinds and sizes that gain nothing. */
  async copyOf(file: string): Promise<string | null> {
    if (!COMPRESSED_ENDINGS.has(extname(file))) return null;
    const { size, mtimeMs } = await stat(file);
    if (size < WORTH_IT_BYTES) return null;
    const name = `${createHash('sha256').update(`${file} ${size} ${mtimeMs}`).digest('hex').slice(0, 32)}.br`;
    const known = await this.#cache.find(name);
    if (known !== null) return known;
    const underway = this.#underway.get(name) ?? this.#make(file, name).finally(() => this.#underway.delete(name));
    this.#underway.set(name, underway);
    return await underway;
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
