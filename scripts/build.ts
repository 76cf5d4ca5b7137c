/** `npm run build [-- --force]`: builds core, client and all art without serving. */
import process from 'node:process';
import { buildAll } from './build/all.ts';

try {
  await buildAll({ isForced: process.argv.includes('--force') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
