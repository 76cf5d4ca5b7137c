/**
 * The picture in motion with both painters: a crowd of 200 walks, and the camera follows the own figure, in a real Chromium
 * with software WebGL. Recorded is where each frame showed the walkers; the rhythm of the frames is measured by the bench.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MotionPage, openMotionPage } from '../../../tests/support/chromium/pair-page.ts';
import type { MovedFrame } from '../../../tests/support/chromium/painter-motion.tsx';

const WALKERS = 200;
const RECORDING_MS = 1500;
const FRAMES_MIN = 4;
/** Map pixels between where a figure is at a frame's time and where the frame shows it. */
const OFF_MAX_PX = 0.5;

/** A busy machine draws so few frames that they take longer. */
async function recordEnough(page: MotionPage): Promise<MovedFrame[]> {
  for (let ms = RECORDING_MS; ; ms *= 2) {
    const frames = await page.record(ms);
    if (frames.length >= FRAMES_MIN || ms > 2 * RECORDING_MS) return frames;
  }
}

/** The greatest distance of the own figure, which walks at a steady speed, from its place at the time of each frame. */
function ownOffPx(frames: readonly MovedFrame[]): number {
  const [first, last] = [frames[0], frames.at(-1)];
  if (first === undefined || last === undefined) return Number.NaN;
  const speed = (last.ownX - first.ownX) / (last.frameMs - first.frameMs);
  return Math.max(
    ...frames.map(({ frameMs, ownX }) => Math.abs(ownX - first.ownX - speed * (frameMs - first.frameMs))),
  );
}

describe('a walking crowd', { timeout: 240_000 }, () => {
  let motion: Awaited<ReturnType<typeof openMotionPage>> | null = null;
  beforeAll(async () => {
    motion = await openMotionPage(4218);
  }, 240_000);
  afterAll(() => motion?.close());

  it.each(['core', 'gpu'] as const)('shows each frame as it is at its time (%s)', async (painter) => {
    const page = await motion?.open(painter, WALKERS);
    if (page === undefined) throw new Error('the page is not open');
    // The scenery arrives.
    await page.record(RECORDING_MS);
    const frames = await recordEnough(page);
    expect(frames.length).toBeGreaterThanOrEqual(FRAMES_MIN);
    expect((frames.at(-1)?.ownX ?? 0) - (frames[0]?.ownX ?? 0), 'way of the own figure').toBeGreaterThan(50);
    expect(ownOffPx(frames), 'own figure').toBeLessThan(OFF_MAX_PX);
    const off = frames.map(({ otherX, walkX }) => Math.abs(otherX - walkX));
    expect(Math.max(...off), 'another figure').toBeLessThan(OFF_MAX_PX);
  });
});
