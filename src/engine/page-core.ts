/**
 * The page's one core worker, lent to whoever draws or walks with it: the town, the body pictures of registration, every
 * avatar view. Owns the worker: started by the first borrower, ended a while after the last one gave it back, so that
 * closing one dialog and opening the next does not start it anew.
 */
import type { CoreClient } from './client-types.ts';
import { createCoreClient } from './core-client.ts';

const IDLE_MS = 10_000;

interface Running {
  client: CoreClient;
  borrowers: number;
  idleTimer?: ReturnType<typeof setTimeout>;
}

export interface BorrowedCore {
  readonly client: CoreClient;
  /** To be called once; the client must not be used afterwards. */
  giveBack(): void;
}

let running: Running | null = null;

/** Lends the worker. A worker that failed is not lent again: the next borrower gets a new one. */
export function borrowCore(): BorrowedCore {
  running ??= start();
  const lent = running;
  clearTimeout(lent.idleTimer);
  lent.borrowers += 1;
  let isBack = false;
  return {
    client: lent.client,
    giveBack() {
      if (isBack) return;
      isBack = true;
      lent.borrowers -= 1;
      if (lent.borrowers > 0) return;
      lent.idleTimer = setTimeout(() => end(lent), lent === running ? IDLE_MS : 0);
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

function end(ended: Running): void {
  ended.client.dispose();
  if (running === ended) running = null;
}
