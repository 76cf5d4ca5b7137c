/** For tests: which file of a program is started. Keeps no state. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';

/**
 * The bundle that `npm test` made of a program (`scripts/build/test-servers.ts`), else its source.
 * @param source path of a TypeScript file
 */
export function programFile(source: string): string {
  const folder = process.env.TEST_SERVERS;
  if (folder === undefined) return source;
  const bundle = join(folder, `${basename(source, '.ts')}.mjs`);
  return existsSync(bundle) ? bundle : source;
}
