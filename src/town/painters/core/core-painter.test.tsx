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
let canvas: HTMLCanvasElement;
let failures: number;
/** Times of the ticks, and whether the painter took another frame then. */
let ticks: [ms: number, isDone: boolean][];
/** Frames that the worker has, oldest first. */
let unfinished: PromiseWithResolvers<FrameReply>[];
let screen: (ms: number) => void;

beforeEach(() => {
  time = replaceRuntime(runtime);
  ticks = [];
  unfinished = [];
  failures = 0;
  canvas = document.createElement('canvas');
  vi.stubGlobal('requestAnimationFrame', (callback: (ms: number) => void) => {
    screen = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  painter = createCorePainter({
    canvas,
    client: {
      paint: () => {
        const frame = Promise.withResolvers<FrameReply>();
        unfinished.push(frame);
        return frame.promise;
      },
    },
    frames: { store: { beginFrame: () => undefined, hasWaiting: () => false, loadingCount: () => 0 } },
    sources: {
      pictures: { picture: () => null, loaded: () => null },
      sheets: null,
      shadow: PICTURE,
      silhouette: PICTURE,
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
    failed: () => (failures += 1),
  });
  painter.ticker.start();
});
afterEach(() => vi.unstubAllGlobals());

function paint(plan = createFramePlan()): void {
  painter.paint(plan, OPTIONS, { shown: 0, wanted: 0 }, () => undefined);
}

/** The worker finishes a frame. */
async function draw(): Promise<void> {
  const frame = unfinished.shift();
  frame?.resolve(REPLY);
  await frame?.promise;
  await Promise.resolve();
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

it('begins the next frame while the worker draws, the one after it when it has drawn, and time never goes back', async () => {
  tickAt(16);
  tickAt(33);
  tickAt(50);
  time.advance(5);
  await draw();
  // The screen's frame had begun before.
  screen(53);
  expect(ticks).toEqual([
    [16, true],
    [33, true],
    [50, false],
    [55, true],
    [55, false],
  ]);
});

it('leaves a frame in its place while the next one, of another camera, is drawn', async () => {
  const plan = createFramePlan();
  paint(plan);
  plan.camera.x = 10;
  paint(plan);
  await draw();
  expect(canvas.style.transform).toBe('');
  await draw();
  expect(canvas.style.transform).toBe('');
});

it('fails once, also when both frames of the worker do', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  tickAt(16);
  tickAt(33);
  for (const frame of unfinished) frame.reject(new Error('no memory'));
  await vi.waitFor(() => expect(failures).toBe(1));
  painter.giveUp();
  await Promise.resolve();
  expect([failures, error.mock.calls.length]).toEqual([1, 1]);
  error.mockRestore();
});

it('begins no frame when the ticker has stopped', async () => {
  for (const ms of [16, 33, 50]) tickAt(ms);
  painter.ticker.stop();
  await draw();
  expect(ticks).toHaveLength(3);
});
