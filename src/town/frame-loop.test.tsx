/** The frame loop with the real world and plan, and a painter that records. */
import { NO_INSETS } from '../engine/camera.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { bareCustomization } from '../shared/rules/slots.ts';
import { runtime } from '../shared/runtime/client.ts';
import { clearPlayers, movePlayer, replacePlayers } from '../state/people/players.ts';
import { NO_DOORS } from './state/shown-doors.ts';
import { createFrameLoop, type FrameLoop } from './frame-loop.ts';
import type { TownPainter } from './painters/town-painter.ts';
import { createFramePlan, type FramePlan } from './plan/frame-plan.ts';
import type { MotionClock } from './plan/motion-clock.ts';
import { createSceneLook } from './plan/scene-look.ts';
import { createWind } from './plan/wind.ts';
import { createSceneryProgress } from './state/scenery-progress.ts';
import { createTownWorld, type TownWorld } from './world/town-world.ts';

const entry = (socketId: string, x: number, y: number) => ({
  socketId,
  user: { username: socketId, membership: 0, nametag: '', customization: bareCustomization(false, 0) },
  state: { x, y, frame: 0 },
});

/** Draws at once; `loading` pictures are always on their way. */
function recordingPainter(painted: FramePlan[], loading = 0): TownPainter {
  return {
    ticker: {
      started: false,
      start() {
        Object.assign(this, { started: true });
      },
      stop() {
        Object.assign(this, { started: false });
      },
    },
    canvas: document.createElement('canvas'),
    canBeLost: false,
    isReady: () => true,
    isDone: () => true,
    costMs: () => 0,
    beginFrame: () => false,
    loadingCount: () => loading,
    paint(plan, _options, progress, shown) {
      Object.assign(progress, { shown: 1, wanted: 1 });
      painted.push(plan);
      shown();
    },
    giveUp: () => undefined,
    dispose: () => undefined,
  };
}

const nobodyWalks = () => Promise.reject(new Error('nobody walks'));

const STOPPED: MotionClock = { secondsAt: () => 0 };

describe('the frame loop', () => {
  let time: ManualRuntime;
  let world: TownWorld;
  let loop: FrameLoop;
  let painted: FramePlan[];
  let levels: number[];
  let doorFading = false;

  beforeEach(() => {
    time = replaceRuntime(runtime);
    painted = [];
    levels = [];
    world = createTownWorld({
      core: { planWalk: nobodyWalks, slide: nobodyWalks, findHeadStarts: nobodyWalks },
      isPageHidden: () => false,
      settings: { cameraZoom: 1, isOptimizedMode: false },
      sendMove: () => undefined,
      viewport: {
        widthPx: 1280,
        heightPx: 720,
        insets: NO_INSETS,
      },
    });
    loop = createFrameLoop({
      world,
      plan: createFramePlan(),
      overlay: { setRoot: () => undefined, setBubbles: () => undefined, paint: () => undefined },
      labels: { hintFaces: () => null },
      doors: { step: () => doorFading, shown: NO_DOORS },
      gestures: { step: () => false, poser: () => null, plate: () => null },
      look: createSceneLook(),
      wind: createWind(),
      change: { show: () => undefined, step: () => false, coverLost: () => undefined, isCovering: () => false },
      effects: { step: () => false, shown: () => [] },
      options: { isOptimized: false, isStill: false, tint: 0xffffff, lampLight: null, background: 0 },
      scenery: createSceneryProgress(),
      clocks: { ambience: STOPPED, flicker: STOPPED },
      onDetail: (level) => void levels.push(level),
    });
    replacePlayers([entry('me', 1000, 800), entry('other', 1200, 800)], 'me');
  });
  afterEach(() => {
    loop.dispose();
    world.close();
    clearPlayers();
  });

  const otherX = (): number | undefined => painted.at(-1)?.figures.find(({ id }) => id === 'other')?.x;

  it('shows everybody where they are at the time of the frame, however late it runs', () => {
    loop.attach(recordingPainter(painted));
    time.advance(1000);
    for (const step of [1, 2, 3, 4]) {
      time.advance(100);
      movePlayer('other', 1200 + step * 42, 800, 0);
    }
    loop.run(1400);
    const places: number[] = [];
    // The callbacks run 0, 9 and 3 ms after the start of their frames.
    for (const [index, lateMs] of [0, 9, 3].entries()) {
      const frameMs = 1416 + index * 16;
      time.advance(frameMs + lateMs - runtime.monotonic());
      loop.run(frameMs);
      places.push(otherX() ?? Number.NaN);
    }
    const [first = 0, second = 0, third = 0] = places;
    expect(second - first).toBeGreaterThan(1);
    expect(third - second).toBeCloseTo(second - first, 1);
  });

  it.each([
    ['goes down where frames are slow', 3, [1]],
    ['stays while a crowd is loaded, which makes frames slow', 4, []],
  ])('has a level of detail that %s', (_, loading, expected) => {
    loop.attach(recordingPainter(painted, loading));
    for (let frame = 0; frame < 40; frame += 1) {
      time.advance(60);
      world.wake();
      loop.run(runtime.monotonic());
    }
    expect(levels).toEqual(expected);
  });

  it('does not fail on a frame that is earlier than the start of the ticker', () => {
    time.advance(1000);
    loop.attach(recordingPainter(painted));
    expect(() => loop.run(990)).not.toThrow();
    expect(painted).toHaveLength(1);
  });
});
