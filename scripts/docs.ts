/**
 * `npm run docs`: writes the pages of docs/ that come from values in the code. `npm run check` fails when they are stale.
 * `npm run docs -- pictures` takes the pictures of the README instead.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { CALLS_PAGE, writeCallsPage } from './docs/calls.ts';
import { fromRoot } from './process/root.ts';

if (process.argv[2] === 'pictures') {
  const { takePictures } = await import('./docs/pictures.ts');
  await takePictures();
} else {
  writeFileSync(fromRoot(CALLS_PAGE), await writeCallsPage());
  console.log(`wrote ${CALLS_PAGE}`);
}
