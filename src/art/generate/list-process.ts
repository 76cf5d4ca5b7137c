/** Prints the list of all jobs and the manifest as JSON. A process of its own, see `art-list.ts`. */
import { buildManifest } from '../manifest.ts';
import { catalogue } from '../items/catalogue.ts';
import type { ArtList } from './art-list.ts';
import { allJobs } from './jobs.ts';

const items = catalogue();
const jobs = allJobs(items);
process.stdout.write(JSON.stringify({ jobs, manifest: buildManifest(items, jobs) } satisfies ArtList));
