/** The product's server with the folder of generated art from `BENCH_ART_FOLDER`. */
import { startArtHost } from '../../src/server/art-host/art-host.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { runServer } from '../../src/server/run.ts';

const cacheDir = process.env.BENCH_ART_FOLDER;
if (!cacheDir) throw new Error('BENCH_ART_FOLDER is missing');
await runServer({ art: ({ log }) => startArtHost({ cacheDir, log, isManifestFresh: false }), core: loadCore });
