/** `npm run docs`: writes the pages of docs/ that come from values in the code. `npm run check` fails when they are stale. */
import { writeFileSync } from 'node:fs';
import { CALLS_PAGE, writeCallsPage } from './docs/calls.ts';
import { fromRoot } from './process/root.ts';

writeFileSync(fromRoot(CALLS_PAGE), await writeCallsPage());
console.log(`wrote ${CALLS_PAGE}`);
