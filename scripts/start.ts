/**
 * `npm start`: builds what is out of date, then runs the server in the same process. Art that the town does not show first
 * is rendered while the server runs. When everything is up to date, no child process is started before the server listens,
 * and compiled modules come from Node's cache: it checks each against its source.
 */
import { enableCompileCache } from 'node:module';
import process from 'node:process';
import { fromRoot } from './process/root.ts';

enableCompileCache(fromRoot('.cache/code'));
// Imported after the cache is enabled.
const [{ buildForStart }, { runProduct }] = await Promise.all([
  import('./build/all.ts'),
  import('../src/server/product.ts'),
]);
try {
  await runProduct(await buildForStart());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
