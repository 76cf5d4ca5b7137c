/** The whole server as a process for tests: everything real but the art, the ground and the cost of passwords. */
import { runServer } from '../run.ts';
import { fixtureArtHost } from './art-fixture.ts';
import { openGround, TEST_PASSWORD_COST } from './test-server.ts';

await runServer({
  art: () => fixtureArtHost(process.env.TEST_FOLDER),
  core: openGround,
  root: process.env.TEST_FOLDER,
  passwordCost: TEST_PASSWORD_COST,
});
