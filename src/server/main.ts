/** Entry point of the server. `--dev` serves the client's sources with hot reload. */
import { join } from 'node:path';
import { loadCore } from '../engine/node/load-core.ts';
import { startArtHost } from './art-host/art-host.ts';
import { runServer } from './run.ts';

const ART_CACHE = join(import.meta.dirname, '..', '..', '.cache', 'art');

await runServer({
  art: ({ log }) => startArtHost({ cacheDir: ART_CACHE, log }),
  core: loadCore,
  dev: process.argv.includes('--dev'),
});
