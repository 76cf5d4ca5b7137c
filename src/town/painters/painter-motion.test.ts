/**
 * The picture in motion with both painters: a crowd of 200 walks, and the camera follows the own figure, in a real Chromium
 * with software WebGL. Recorded from the screen: the rhythm of its frames, and where each frame showed the walkers.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMotionPage } from '../../../tests/support/chromium/pair-page.ts';
import type { MovedFrame } from '../../../tests/support/chromium/painter-motion.tsx';
import { intervalsOf } from '../../../tests/support/chromium/presented-frames.ts';

const WALKERS = 200;
/** All recordings together are shorter than the way through the town. */
const RECORDING_MS = 3000;
const FRAMES_MIN = 10;
const RECORDINGS = 4;
/** Other processes make frames late, too: the most even so many frames in a row count, which a painter that stutters never has. */
const ROW = 20;
const RATIO_MAX = 2;
/** Map pixels between where a figure is at a frame's time and where the frame shows it. */
const OFF_MAX_PX = 0.5;

/** Of the most even row of frames: p99 over p50 of the intervals. Infinity for too few frames. */
function unevenness(shownMs: readonly number[]): number {
  const intervals = intervalsOf(shownMs);
  const rows = Array.from({ length: Math.max(0, intervals.length - ROW + 1) }, (_, from) => {
    const row = intervals.slice(from, from + ROW).toSorted((a, b) => a - b);
    return (row[Math.ceil(0.99 * ROW) - 1] ?? Number.NaN) / (row[ROW / 2] ?? Number.NaN);
  });
  return Math.min(...rows);
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

  it.each(['core', 'gpu'] as const)('moves evenly, each frame as it is at its time (%s)', async (painter) => {
    const page = await motion?.open(painter, WALKERS);
    if (page === undefined) throw new Error('the page is not open');
    // The scenery arrives.
    await page.record(RECORDING_MS / 2);
    const ratios: number[] = [];
    for (let turn = 0; turn < RECORDINGS && Math.min(...ratios) > RATIO_MAX; turn++) {
      const { frames, shownMs } = await page.record(RECORDING_MS);
      expect(frames.length).toBeGreaterThanOrEqual(FRAMES_MIN);
      expect((frames.at(-1)?.ownX ?? 0) - (frames[0]?.ownX ?? 0), 'way of the own figure').toBeGreaterThan(100);
      expect(ownOffPx(frames), 'own figure').toBeLessThan(OFF_MAX_PX);
      const off = frames.map(({ otherX, walkX }) => Math.abs(otherX - walkX));
      expect(Math.max(...off), 'another figure').toBeLessThan(OFF_MAX_PX);
      ratios.push(unevenness(shownMs));
    }
    expect(Math.min(...ratios), `p99 over p50 of ${ratios.length} recordings`).toBeLessThanOrEqual(RATIO_MAX);
  });
});
