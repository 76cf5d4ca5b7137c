/** The server of the product: with generated art, the core, and the process around it. */
import { join } from 'node:path';
import { loadCore } from '../engine/node/load-core.ts';
import { startArtHost } from './art-host/art-host.ts';
import { runServer } from './run.ts';

const ART_CACHE = join(import.meta.dirname, '..', '..', '.cache', 'art');

export interface ProductOptions {
  /** Serve the client's sources with hot reload. */
  dev?: boolean;
  /** The manifest in the cache was made from the present sources: the server need not wait for the generator. */
  isManifestFresh?: boolean;
}

/** Ends the process with code 1 and one line on standard error when the server cannot start. */
export const runProduct = ({ dev = false, isManifestFresh = false }: ProductOptions): Promise<void> =>
  runServer({
    art: ({ log, servesPictures }) =>
      startArtHost({ cacheDir: ART_CACHE, log, isManifestFresh, isForTownOnly: !servesPictures }),
    core: loadCore,
    dev,
  });
