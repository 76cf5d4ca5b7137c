/** When the GPU counts as done, by the status that a context reports. */
import { expect, it } from 'vitest';
import { createGpuFence } from './gpu-fence.ts';

const SIGNALED = 0x91_19;
const UNSIGNALED = 0x91_18;

/** A context whose fences have a status that the test sets. */
function open() {
  const state = { status: UNSIGNALED as number | null, deleted: 0 };
  const context = {
    SIGNALED,
    UNSIGNALED,
    SYNC_GPU_COMMANDS_COMPLETE: 0,
    SYNC_STATUS: 0,
    fenceSync: () => ({}),
    flush: () => undefined,
    getSyncParameter: () => state.status,
    deleteSync: () => (state.deleted += 1),
  };
  return { fence: createGpuFence(context as unknown as WebGL2RenderingContext), state };
}

it('is done when the GPU says so, and knows how long that took', () => {
  const { fence, state } = open();
  expect(fence.isDone(0)).toBe(true);
  fence.mark(100);
  expect(fence.isDone(110)).toBe(false);
  state.status = SIGNALED;
  expect(fence.isDone(120)).toBe(true);
  expect(fence.costMs()).toBeCloseTo(6);
  expect(state.deleted).toBe(1);
});

it('does not wait for a fence of a context that was lost', () => {
  const { fence, state } = open();
  fence.mark(100);
  state.status = null;
  expect(fence.isDone(110)).toBe(true);
  expect([fence.costMs(), state.deleted]).toEqual([0, 1]);
});

it('gives up a fence after five seconds', () => {
  const { fence } = open();
  fence.mark(0);
  expect([fence.isDone(4999), fence.isDone(5000)]).toEqual([false, true]);
});
