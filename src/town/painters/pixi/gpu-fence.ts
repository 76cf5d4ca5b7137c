/**
 * Detects when the GPU has finished the last frame. A slow GPU (a software renderer, an old phone) would otherwise receive
 * frames faster than it draws them, and the whole page would wait for the queue.
 */
export interface GpuFence {
  /** A frame was just submitted at `nowMs`. */
  mark(nowMs: number): void;
  /** Whether everything submitted is drawn; updates the cost. */
  isDone(nowMs: number): boolean;
  /** Time from submission to the end of a frame, smoothed, milliseconds. */
  costMs(): number;
  forget(): void;
}

const SMOOTHING = 0.3;
/** A fence that is not signalled after this time is given up. */
const LOST_MS = 5000;

/** `context` is null where WebGL 2 sync objects are not available: every frame then counts as done at once. */
export function createGpuFence(context: WebGL2RenderingContext | null): GpuFence {
  let sync: WebGLSync | null = null;
  let markedMs = 0;
  let cost = 0;
  return {
    mark(nowMs) {
      if (context === null) return;
      if (sync !== null) context.deleteSync(sync);
      sync = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      context.flush();
      markedMs = nowMs;
    },
    isDone(nowMs) {
      if (sync === null || context === null) return true;
      const status: unknown = context.getSyncParameter(sync, context.SYNC_STATUS);
      if (status === context.UNSIGNALED && nowMs - markedMs < LOST_MS) return false;
      // A fence of a context that was lost has no status, and says nothing of the cost.
      if (status === context.SIGNALED) cost += (nowMs - markedMs - cost) * SMOOTHING;
      context.deleteSync(sync);
      sync = null;
      return true;
    },
    costMs: () => cost,
    forget() {
      if (sync !== null) context?.deleteSync(sync);
      sync = null;
    },
  };
}
