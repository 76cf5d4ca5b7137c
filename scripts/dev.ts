/**
 * `npm run dev`: hot reload for both sides. The server runs Vite as its middleware, so the client reloads in place. An
 * edit of server code restarts the server; an edit of the core rebuilds the core first. Open pages reconnect
 * automatically. The art is checked only when its sources changed, and compiled modules come from Node's cache.
 */
import process from 'node:process';
import { buildTownArt } from './build/art.ts';
import { buildCore } from './build/core.ts';
import { showStep } from './build/progress.ts';
import { ServerProcess } from './dev/server-process.ts';
import { watchSources } from './dev/watch.ts';
import { fromRoot } from './process/root.ts';

const SERVER_FOLDERS = ['src/server', 'src/shared', 'src/engine/core', 'src/engine/node'];

const server = new ServerProcess();

async function rebuildCore(): Promise<void> {
  try {
    await showStep('core', async () => ((await buildCore()).built ? 'built' : 'up to date'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

await rebuildCore();
const art = await showStep('art', buildTownArt);
await server.restart({ isManifestFresh: art === 'up to date' });

const ends = [
  watchSources(
    SERVER_FOLDERS.map((folder) => fromRoot(folder)),
    (file) => {
      console.log(`${file} changed: restarting the server`);
      void server.restart();
    },
  ),
  watchSources([fromRoot('assembly')], (file) => {
    console.log(`${file} changed: rebuilding the core`);
    void rebuildCore().then(() => server.restart());
  }),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const end of ends) end();
    void server.stop().then(() => process.exit(0));
  });
}
