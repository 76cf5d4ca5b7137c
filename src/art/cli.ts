/**
 * Renders the art: `npm run art -- [--only town|shown] [--sheets DIR [--slots hair,hat]] [--cache DIR] [--sizes] [--flat]`. `--flat`
 * renders the flat sheets too, which are otherwise rendered on demand. With an
 * IPC channel it sends messages to its parent (`protocol.ts`) instead of printing. `--requests` renders only what the
 * parent asks for and ends when nothing has been asked for a while.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { artList } from './generate/art-list.ts';
import { writeFileIfChanged } from './generate/cache.ts';
import { Generator } from './generate/generator.ts';
import { isOnDemand, type Job } from './generate/job.ts';
import { RequestedJobs } from './generate/requested-jobs.ts';
import { platformRuntime } from '../shared/runtime/runtime.ts';
import { ART_CACHE, type ArtMessage, isArtRequest } from './protocol.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const MANIFEST_PATH = 'storage/manifest.json';
const PRINT_EVERY_MS = 1000;
const REQUESTS_IDLE_MS = 20_000;
const runtime = platformRuntime();

/** Prints the progress at most once per `PRINT_EVERY_MS`, and each failure reason once. */
function createPrinter(): (message: ArtMessage) => void {
  let printedAt = -PRINT_EVERY_MS;
  const reasons = new Set<string>();
  return (message) => {
    if (message.type === 'failed' && !reasons.has(message.reason)) {
      reasons.add(message.reason);
      console.error(`art: ${message.path}: ${message.reason}`);
    }
    if (message.type === 'ready-town') console.log('art: the town is ready');
    if (message.type !== 'progress') return;
    if (message.done < message.total && runtime.monotonic() - printedAt < PRINT_EVERY_MS) return;
    printedAt = runtime.monotonic();
    console.log(`art: ${message.done} of ${message.total}`);
  };
}

/** Resolves once the parent has received this message and all earlier ones. */
const sendMessage = (send: NonNullable<typeof process.send>, message: ArtMessage): Promise<void> =>
  new Promise((resolve) => {
    send(message, undefined, {}, () => resolve());
  });

/** Prints the sizes of the rendered art. The exit code is 1 when a budget is exceeded. */
async function reportSizes(folder: string): Promise<void> {
  const { printedSizes, sizeReport } = await import('./size-report.ts');
  const { jobs } = await artList(folder);
  const lines = sizeReport(folder, jobs);
  console.log(printedSizes(lines));
  if (lines.some((line) => line.isOver)) process.exitCode = 1;
}

/** The filter for `--only`. `town`: the first view of the town; `shown`: everything except radio. */
function jobFilter(only: string | undefined): (job: Job) => boolean {
  if (only === undefined) return () => true;
  if (only === 'town') return (job) => job.stage === 'town';
  if (only === 'shown') return (job) => job.stage !== 'radio';
  throw new Error(`--only knows "town" and "shown", not "${only}"`);
}

/** Renders what the parent asks for until it asks for nothing more. */
async function renderRequests(folder: string, send: NonNullable<typeof process.send>): Promise<void> {
  const onMessage = (message: ArtMessage): void => void send(message);
  const { jobs } = await artList(folder);
  const requested = new RequestedJobs({ folder, jobs, onMessage, runtime, idleMs: REQUESTS_IDLE_MS });
  process.on('message', (message) => {
    if (isArtRequest(message) && message.type === 'prioritise') requested.request(message.path);
  });
  process.on('disconnect', () => process.exit(0));
  await requested.idle();
  if (process.connected) process.disconnect();
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      sheets: { type: 'string' },
      cache: { type: 'string' },
      slots: { type: 'string' },
      sizes: { type: 'boolean' },
      requests: { type: 'boolean' },
      flat: { type: 'boolean' },
    },
  });
  if (values.sheets !== undefined) {
    const { writeSheets } = await import('./sheets.ts');
    return writeSheets(values.sheets, values.slots?.split(','));
  }
  const isIncluded = jobFilter(values.only);
  const folder = values.cache ?? join(PROJECT, ART_CACHE);
  if (values.sizes === true) return reportSizes(folder);
  const send = process.send?.bind(process);
  if (values.requests === true && send !== undefined) return renderRequests(folder, send);
  const onMessage = send === undefined ? createPrinter() : (message: ArtMessage) => void send(message);
  const { jobs, manifest } = await artList(folder);
  await writeFileIfChanged(join(folder, MANIFEST_PATH), new TextEncoder().encode(JSON.stringify(manifest)));
  onMessage({ type: 'manifest', path: MANIFEST_PATH });
  const onDemand = values.flat === true ? [] : jobs.filter(isOnDemand);
  const included = jobs.filter((job) => isIncluded(job) && !onDemand.includes(job));
  const generator = new Generator({ folder, jobs: included, onDemand, onMessage });
  process.on('message', (message) => {
    if (!isArtRequest(message)) return;
    if (message.type === 'prioritise') generator.prioritise(message.path);
    else generator.markDone(message.path);
  });
  process.on('disconnect', () => process.exit(0));
  await generator.run();
  // Messages in transit are lost when the channel closes, so the last one is awaited.
  if (send !== undefined) await sendMessage(send, { type: 'progress', done: included.length, total: included.length });
  if (process.connected) process.disconnect();
}

try {
  await main();
} catch (error) {
  console.error(`art: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
