/** Which jobs of a thread share a worker. The worker is a test double that answers with its number. */
import { expect, it } from 'vitest';
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
  expect(await workerOf({ kind: 'motion', name: 'leaf' })).toBe(first);
  const landing = await workerOf({ kind: 'landing', id: 'park', shape: 'wide' });
  expect(landing).not.toBe(first);
  expect(await workerOf({ kind: 'landing', id: 'park', shape: 'tall' })).toBe(landing);
  const radio = await workerOf({ kind: 'radio', id: 'waltz' });
  expect(radio).not.toBe(landing);
  expect(await workerOf({ kind: 'radio', id: 'ident' })).toBe(radio);
  expect(await workerOf({ kind: 'item', id: 'cap', body: 'feminine' })).toBe(radio);
  await thread.close();
});
