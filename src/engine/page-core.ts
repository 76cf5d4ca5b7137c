/**
 * The page's only core worker, shared by reference counting: the town, the registration's body pictures and all avatar
 * views use it. Owns the worker. The first borrower starts it; it stops some time after the last release, so that closing
 * one dialog and opening the next does not restart it.
 */
import { runtime } from '../shared/runtime/client.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';
import type { CoreClient } from './client-types.ts';
import { createCoreClient } from './core-client.ts';

const IDLE_MS = 10_000;

interface Running {
  client: CoreClient;
  borrowers: number;
  cancelStop?: Cancel;
}

export interface BorrowedCore {
  readonly client: CoreClient;
  /** Must be called; the client must not be used afterwards. Further calls do nothing. */
  release(): void;
}

let running: Running | null = null;

/** Returns the running worker or starts one. After a failure of the worker the next borrower gets a new one. */
export function borrowCore(): BorrowedCore {
  running ??= start();
  const shared = running;
  shared.cancelStop?.();
  shared.borrowers += 1;
  let isReleased = false;
  return {
    client: shared.client,
    release() {
      if (isReleased) return;
      isReleased = true;
      shared.borrowers -= 1;
      if (shared.borrowers > 0) return;
      shared.cancelStop = runtime.setTimeout(() => stop(shared), shared === running ? IDLE_MS : 0);
    },
  };
}

function start(): Running {
  const started: Running = {
    client: createCoreClient(() => {
      if (running === started) running = null;
    }),
    borrowers: 0,
  };
  return started;
}

function stop(stopped: Running): void {
  stopped.client.dispose();
  if (running === stopped) running = null;
}
