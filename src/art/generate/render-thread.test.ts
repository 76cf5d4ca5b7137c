/** Which jobs of a thread share a worker. The worker is a test double that answers with its number. */
import { expect, it } from 'vitest';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { JobSpec } from './job.ts';
import { RenderThread } from './render-thread.ts';

const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', () => parentPort.postMessage({ failure: String(threadId) }));
  `)}`,
);

it('starts large jobs that need no items in a new worker, which goes on with the next jobs', async () => {
  const thread = new RenderThread('', SCRIPT);
  const workerOf = async (spec: JobSpec): Promise<string | undefined> =>
    (await thread.render({ spec, stage: 'rest', hash: '', paths: [] })).failure;
  const first = await workerOf({ kind: 'item', id: 'cap', body: 'feminine' });
  expect(await workerOf({ kind: 'motion', location: LOCATION_SLUG, name: 'leaf' })).toBe(first);
  const landing = await workerOf({ kind: 'landing', id: 'park', shape: 'wide' });
  expect(landing).not.toBe(first);
  expect(await workerOf({ kind: 'landing', id: 'park', shape: 'tall' })).toBe(landing);
  const radio = await workerOf({ kind: 'radio', id: 'waltz' });
  expect(radio).not.toBe(landing);
  expect(await workerOf({ kind: 'radio', id: 'ident' })).toBe(radio);
  expect(await workerOf({ kind: 'item', id: 'cap', body: 'feminine' })).toBe(radio);
  await thread.close();
});

it('starts its worker before the first job, which uses it, also a large one', async () => {
  const [early, late] = [new RenderThread('', SCRIPT), new RenderThread('', SCRIPT)];
  early.start();
  const workerOf = async (thread: RenderThread, spec: JobSpec): Promise<number> =>
    Number((await thread.render({ spec, stage: 'rest', hash: '', paths: [] })).failure);
  // Numbers of threads grow.
  const lates = await workerOf(late, { kind: 'motion', location: LOCATION_SLUG, name: 'leaf' });
  expect(await workerOf(early, { kind: 'radio', id: 'waltz' })).toBeLessThan(lates);
  await Promise.all([early.close(), late.close()]);
});

it('replaces a worker that has failed before its first job', async () => {
  const broken = new URL('data:text/javascript,throw new Error("no memory")');
  const thread = new RenderThread('', broken);
  thread.start();
  const job = {
    spec: { kind: 'motion', location: LOCATION_SLUG, name: 'leaf' },
    stage: 'rest',
    hash: '',
    paths: [],
  } as const;
  expect(await thread.render({ ...job, paths: [] })).toEqual({ failure: 'no memory' });
  expect(await thread.render({ ...job, paths: [] })).toEqual({ failure: 'no memory' });
  await thread.close();
});
