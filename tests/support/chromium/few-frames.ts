/**
 * Lets a page prepare 20 frames a second at most, as on a slow device: the town's loop costs half as much while nothing
 * happens. For pages whose picture no test looks at.
 */
import type { BrowserContext } from '@playwright/test';

const FRAME_MS = 50;

/** Applies to pages that the context opens from now on. */
export async function haveFewFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript((frameMs) => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), frameMs);
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  }, FRAME_MS);
}
