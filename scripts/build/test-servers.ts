/**
 * Bundles the programs that tests start as processes: a start of one file loads no 1,700 modules, which is a third of its
 * processor time. Only `npm test` makes the bundles, each time; a test that runs alone starts the sources.
 */
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { fromRoot } from '../process/root.ts';

const ENTRIES = {
  admin: 'src/server/cli/admin.ts',
  'database-holder-process': 'src/server/testing/database-holder-process.ts',
  'killed-migrations': 'src/server/testing/killed-migrations.ts',
  'server-process': 'src/server/testing/server-process.ts',
  'test-server-main': 'tests/support/server/test-server-main.ts',
};
/** Packages that load files of their own, and those that most starts do not load. */
const EXTERNAL = ['sharp', '@node-rs/argon2', '@fastify/swagger-ui', 'pdfjs-dist', 'vite'];
const OWN_PLACE = /\bimport\.meta\.(dirname|url)\b/g;

/** Modules find files beside them: they keep the places of their sources. */
const keptPlaces: Plugin = {
  name: 'kept-places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts') || id.includes('node_modules') || !code.includes('import.meta.')) return null;
    const places = { dirname: path.dirname(id), url: pathToFileURL(id).href };
    return {
      code: code.replace(OWN_PLACE, (_, name: keyof typeof places) => JSON.stringify(places[name])),
      map: null,
    };
  },
};

/**
 * @returns the folder of the bundles; tests find it by the variable `TEST_SERVERS`.
 * @throws with the bundler's message.
 */
export async function buildTestServers(): Promise<string> {
  const folder = fromRoot('.cache/servers');
  const mode = process.env.NODE_ENV;
  await build({
    configFile: false,
    root: fromRoot(),
    publicDir: false,
    logLevel: 'error',
    plugins: [keptPlaces],
    ssr: { noExternal: true, external: EXTERNAL, target: 'node' },
    build: {
      ssr: true,
      target: 'node24',
      minify: false,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: ENTRIES,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  // Vite sets it to `production`, which the tests' own processes must not inherit.
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  return folder;
}
