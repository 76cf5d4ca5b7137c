/**
 * `npm start`: builds missing outputs, then runs the server in the same process. Art that the town does not show first
 * is rendered while the server runs.
 */
import process from 'node:process';
import { buildAll } from './build/all.ts';

try {
  await buildAll({ isTownArtOnly: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../src/server/main.ts');
