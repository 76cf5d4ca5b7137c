/** Compresses a pack as a whole with brotli, for disk and network. The result is about a twelfth of the size. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Measured on 39 packs of 18 MB: 1.55 MB in 143 ms; the best quality saves 5 % more and takes twice as long. */
const QUALITY = 5;

export const packFile = (pack: Uint8Array): Promise<Uint8Array> =>
  compress(pack, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: pack.byteLength },
  });
