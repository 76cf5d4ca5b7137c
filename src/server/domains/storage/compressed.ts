/**
 * Brotli copies of generated files that travel badly as they are (JSON above all), made when first asked for and kept
 * in the data folder. Owns that folder; a copy is named after its source's path, time and size.
 */
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** A tenth of the time of the best quality for a few percent more. */
const QUALITY = 6;
const COMPRESSED_ENDINGS = new Set(['.bin', '.json', '.svg', '.gltf', '.glb']);
const WORTH_IT_BYTES = 1024;

export class CompressedFiles {
  readonly #folder: string;
  readonly #underway = new Map<string, Promise<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The brotli copy of `file`, or null for kinds and sizes that gain nothing. */
  async copyOf(file: string): Promise<string | null> {
    if (!COMPRESSED_ENDINGS.has(extname(file))) return null;
    const { size, mtimeMs } = await stat(file);
    if (size < WORTH_IT_BYTES) return null;
    const name = createHash('sha256').update(`${file} ${size} ${mtimeMs}`).digest('hex').slice(0, 32);
    const copy = join(this.#folder, `${name}.br`);
    const underway = this.#underway.get(copy) ?? this.#make(file, copy).finally(() => this.#underway.delete(copy));
    this.#underway.set(copy, underway);
    return underway;
  }

  async #make(file: string, copy: string): Promise<string> {
    if (await exists(copy)) return copy;
    const bytes = await readFile(file);
    const packed = await compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    });
    await mkdir(dirname(copy), { recursive: true });
    const draft = `${copy}.${process.pid}.part`;
    await writeFile(draft, packed);
    await rename(draft, copy);
    return copy;
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
