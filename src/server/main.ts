/** The server as the product runs it. `--dev` serves the client's sources with hot reload. */
import { fixtureArtHost } from './testing/art-fixture.ts';
import { openGround, writeLocation } from './testing/test-server.ts';
import { runServer } from './run.ts';

await runServer({
  art: fixtureArtHost,
  core: openGround,
  locationFile: writeLocation('.cache'),
  dev: process.argv.includes('--dev'),
});
