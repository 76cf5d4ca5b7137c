/**
 * `npm run build [-- --force] [-- --town]`: builds core, client and all art, and starts no server. `--force` also builds
 * what did not change; `--town` renders only the art that the town shows first.
 */
import process from 'node:process';
import { buildAll } from './build/all.ts';

try {
  await buildAll({ isForced: process.argv.includes('--force'), isTownArtOnly: process.argv.includes('--town') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
