/**
 * A worker thread that renders one job at a time and writes its files. Owns an instance of the core, which is loaded for
 * the first job that needs it.
 */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Core } from '../../engine/core/types.ts';
import { loadCore } from '../../engine/node/load-core.ts';
import { nth } from '../kit/random.ts';
import { runJob } from '../render/run-job.ts';
import { writeFileAtomic } from './cache.ts';
import { collectNewObjects } from './collect.ts';
import type { JobSpec } from './job.ts';

/** The message to a worker. */
export interface RenderRequest {
  spec: JobSpec;
  paths: string[];
}
export interface RenderResult {
  /** Absent when all files are in place. */
  failure?: string;
}

const port = parentPort;
if (port === null) throw new Error('the render worker runs as a worker thread only');
const { folder } = workerData as { folder: string };
let loading: Promise<Core> | undefined;
const core = (): Promise<Core> => (loading ??= loadCore());

async function render({ spec, paths }: RenderRequest): Promise<RenderResult> {
  try {
    const outputs = await runJob(spec, core);
    await Promise.all(outputs.map((bytes, index) => writeFileAtomic(join(folder, nth(paths, index)), bytes)));
    return {};
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (request: RenderRequest) => {
  void render(request).then((result) => {
    port.postMessage(result);
    collectNewObjects();
  });
});
