/** Loads code on demand and retries until it succeeds. React's `lazy` would keep the first failure. */
import { runtime } from '../../shared/runtime/client.ts';
import { retry } from '../../shared/runtime/timing.ts';

const RETRY_MS = 1000;

export const fetchCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  retry(runtime, { firstMs: RETRY_MS, maxMs: RETRY_MS }, load);
