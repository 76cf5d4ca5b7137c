/**
 * The server of the browser tests as a process: the product's own, except that art is rendered on demand and password
 * hashes are cheap. New accounts are not shown around unless `TEST_FIRST_WALK` is `on`. `TEST_ROOT` is a folder whose `dist`
 * is served instead of that of the repository. With `TEST_CLOCK` a test moves the town's clocks forward.
 */
import { join, resolve } from 'node:path';
import process from 'node:process';
import { loadCore } from '../../../src/engine/node/load-core.ts';
import { runServer } from '../../../src/server/run.ts';
import { TEST_PASSWORD_COST } from '../../../src/server/testing/test-server.ts';
import { serveBlankScenery } from './blank-scenery.ts';
import { OnDemandArt } from './on-demand-art.ts';
import { listenToTestClock } from './test-clock.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

serveBlankScenery();
if (process.env.TEST_CLOCK === 'on') listenToTestClock();

await runServer({
  art: ({ log }) =>
    OnDemandArt.open(join(ROOT, '.cache/art'), join(process.env.DATA_DIR ?? '', 'art'), (path, reason) =>
      log.error({ path, reason }, 'a picture could not be rendered'),
    ),
  core: loadCore,
  passwordCost: TEST_PASSWORD_COST,
  root: process.env.TEST_ROOT ?? ROOT,
  hasFirstWalk: process.env.TEST_FIRST_WALK === 'on',
});
