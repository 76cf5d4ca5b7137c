/** For tests: the complete server as a process. Only art, map and password cost differ from production. */
import { runServer } from '../run.ts';
import { fixtureArtHost } from './art-fixture.ts';
import { openGround, TEST_PASSWORD_COST } from './test-server.ts';

function throwOutside(): never {
  throw new Error('nobody catches this');
}

await runServer({
  art: () => fixtureArtHost(process.env.TEST_FOLDER, { hasRoom: true }),
  core: openGround,
  root: process.env.TEST_FOLDER,
  passwordCost: TEST_PASSWORD_COST,
  routes: (app) => {
    if (process.env.TEST_DEFECTS !== 'on') return;
    // After the answer: a stop waits for the calls that are still open.
    const after = (act: () => void) => () => {
      setTimeout(act, 50);
      return {};
    };
    app.get(
      '/defect/rejection',
      after(() => void Promise.reject(new Error('nobody awaits this'))),
    );
    app.get('/defect/exception', after(throwOutside));
  },
});
