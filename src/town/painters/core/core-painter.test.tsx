/** When the painter begins its frames. The worker and the screen are driven by the test. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import type { FrameReply } from '../../../engine/paint/frame-painter.ts';
import { runtime } from '../../../shared/runtime/client.ts';
import { createFramePlan } from '../../plan/frame-plan.ts';
import type { TownPainter } from '../town-painter.ts';
import type { CoreFrame } from './core-frames.ts';
import { createCorePainter } from './core-painter.ts';

const REPLY: FrameReply = { isDrawn: true, incomplete: 0, standIns: 0 };
const PICTURE: CoreFrame = { picture: 1, frame: 0, widthPx: 1, heightPx: 1 };
const OPTIONS = { isOptimized: false, isStill: false, tint: 0xffffff, lampLight: null, background: 0 };

let time: ManualRuntime;
let painter: TownPainter;
/** Times of the ticks, and whether the last frame was drawn then. */
let ticks: [ms: number, isDone: boolean][];
let draw: () => Promise<void>;
let screen: (ms: number) => void;

beforeEach(() => {
  time = replaceRuntime(runtime);
  ticks = [];
  vi.stubGlobal('requestAnimationFrame', (callback: (ms: number) => void) => {
    screen = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  painter = createCorePainter({
    canvas: document.createElement('canvas'),
    client: {
      paint: () => {
        const { promise, resolve } = Promise.withResolvers<FrameReply>();
        draw = async () => {
          resolve(REPLY);
          await promise;
          await Promise.resolve();
        };
        return promise;
      },
    },
    frames: { store: { beginFrame: () => undefined, hasWaiting: () => false, loadingCount: () => 0 } },
    sources: {
      pictures: { picture: () => null, loaded: () => null },
      sheets: null,
      shadow: PICTURE,
      silhouette: PICTURE,
      effect: () => PICTURE,
      hedge: { tile: () => null },
      faces: { frame: () => null },
    },
    faces: { beginFrame: () => undefined, isIncomplete: () => false },
    hedge: { beginFrame: () => undefined, isIncomplete: () => false },
    mood: () => 'day',
    run(ms) {
      ticks.push([ms, painter.isDone(ms)]);
      if (painter.isDone(ms)) paint();
    },
    changed: () => undefined,
    failed: () => undefined,
  });
  painter.ticker.start();
});
afterEach(() => vi.unstubAllGlobals());

function paint(): void {
  painter.paint(createFramePlan(), OPTIONS, { shown: 0, wanted: 0 }, () => undefined);
}

const tickAt = (ms: number): void => {
  time.advance(ms - runtime.monotonic());
  screen(ms);
};

it('begins a frame with each tick while the worker is quick', async () => {
  tickAt(16);
  await draw();
  tickAt(33);
  await draw();
  expect(ticks).toEqual([
    [16, true],
    [33, true],
  ]);
});

it('begins a frame as soon as a slow worker is done, and time never goes back', async () => {
  tickAt(16);
  tickAt(33);
  time.advance(5);
  await draw();
  // The screen's frame had begun before.
  screen(36);
  expect(ticks).toEqual([
    [16, true],
    [33, false],
    [38, true],
    [38, false],
  ]);
});

it('begins no frame when the ticker has stopped', async () => {
  tickAt(16);
  tickAt(33);
  painter.ticker.stop();
  await draw();
  expect(ticks).toHaveLength(2);
});
