/** For tests: the complete server as a process. Only art, map and password cost differ from production. */
import { runServer } from '../run.ts';
import { fixtureArtHost } from './art-fixture.ts';
import { openGround, TEST_PASSWORD_COST } from './test-server.ts';

await runServer({
  art: () => fixtureArtHost(process.env.TEST_FOLDER),
  core: openGround,
  root: process.env.TEST_FOLDER,
  passwordCost: TEST_PASSWORD_COST,
});
