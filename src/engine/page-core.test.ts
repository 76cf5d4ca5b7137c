/** When the page's core worker starts and stops. The worker itself is a stub: Node has no web workers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';

/** Records starts and stops; never replies. */
class StubWorker extends EventTarget {
  static all: StubWorker[] = [];
  isStopped = false;
  constructor() {
    super();
    StubWorker.all.push(this);
  }
  postMessage = vi.fn();
  terminate(): void {
    this.isStopped = true;
  }
}

describe('borrowCore', () => {
  let time: ManualRuntime;
  let borrowCore: typeof import('./page-core.ts').borrowCore;
  beforeEach(async () => {
    StubWorker.all = [];
    vi.stubGlobal('Worker', StubWorker);
    vi.resetModules();
    ({ borrowCore } = await import('./page-core.ts'));
    // The module is loaded again for each test, and with it the runtime that it uses.
    time = replaceRuntime((await import('../shared/runtime/client.ts')).runtime);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const stopped = (): boolean[] => StubWorker.all.map((worker) => worker.isStopped);

  it('shares one worker and stops it ten seconds after the last release', () => {
    const [first, second] = [borrowCore(), borrowCore()];
    expect(second.client).toBe(first.client);
    first.release();
    time.advance(60_000);
    expect(stopped()).toEqual([false]);
    second.release();
    time.advance(9999);
    expect(stopped()).toEqual([false]);
    time.advance(1);
    expect(stopped()).toEqual([true]);
  });

  it('counts a repeated release once', () => {
    const [first, second] = [borrowCore(), borrowCore()];
    first.release();
    first.release();
    time.advance(60_000);
    expect(stopped()).toEqual([false]);
    second.release();
  });

  it('keeps the worker when it is borrowed again in time', () => {
    borrowCore().release();
    time.advance(9999);
    const again = borrowCore();
    time.advance(60_000);
    expect(stopped()).toEqual([false]);
    again.release();
  });

  it('starts a new worker after a failure, and stops the failed one at its last release', () => {
    const failed = borrowCore();
    StubWorker.all[0]?.dispatchEvent(new Event('error'));
    const next = borrowCore();
    expect(next.client).not.toBe(failed.client);
    failed.release();
    time.advance(0);
    expect(stopped()).toEqual([true, false]);
    next.release();
  });
});
