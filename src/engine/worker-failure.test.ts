import { describe, expect, it, vi } from 'vitest';
import { watchWorker } from './worker-failure.ts';

function fakeWorker() {
  const worker = new EventTarget();
  const fail = (message: string): void => void worker.dispatchEvent(Object.assign(new Event('error'), { message }));
  return { worker: worker as unknown as Pick<Worker, 'addEventListener'>, fail };
}

const never = (): Promise<never> => new Promise(() => undefined);

describe('calls of a worker', () => {
  it('have its answer or its refusal, and are forgotten then', async () => {
    const calls = watchWorker(fakeWorker().worker, 'no reason');
    await expect(calls.orFail(Promise.resolve(7))).resolves.toBe(7);
    await expect(calls.orFail(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(calls.waitingCount()).toBe(0);
  });

  it('reject when it fails, and from then on', async () => {
    const { worker, fail } = fakeWorker();
    const onFailure = vi.fn();
    const calls = watchWorker(worker, 'no reason', onFailure);
    const waiting = [calls.orFail(never()), calls.orFail(never())];
    expect(calls.waitingCount()).toBe(2);
    fail('');
    for (const call of waiting) await expect(call).rejects.toThrow('no reason');
    expect(onFailure).toHaveBeenCalledOnce();
    fail('later');
    await expect(calls.orFail(never())).rejects.toThrow('no reason');
    expect(calls.waitingCount()).toBe(0);
  });
});
