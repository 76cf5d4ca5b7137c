/** The whole server as a process for tests: everything real but the art, the ground and the cost of passwords. */
import { runServer } from '../run.ts';
import { fixtureArtHost } from './art-fixture.ts';
import { openGround, TEST_PASSWORD_COST, writeLocation } from './test-server.ts';

const folder = process.env.TEST_FOLDER ?? '';
await runServer({
  art: fixtureArtHost,
  core: openGround,
  locationFile: writeLocation(folder),
  root: folder,
  passwordCost: TEST_PASSWORD_COST,
});
