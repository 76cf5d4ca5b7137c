/**
 * The loop that ties the town's parts for each tick: step the world, let the governor decide, plan the frame, paint it. It
 * owns the governor's state and the painter's ticker; what a frame shows is decided in `plan/`.
 */
import { isWhole, type SceneryProgress, type SceneryProgressStore } from './state/scenery-progress.ts';
import { runtime } from '../shared/runtime/client.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';
import type { OverlayNodes } from './painters/dom/overlay-frame.ts';
import type { DrawnFrame, LookChange } from './look-change.ts';
import { type CanvasOptions, type DrawingLoop, resolutionOf, type TownPainter } from './painters/town-painter.ts';
import type { FrameInput, FramePlan } from './plan/frame-plan.ts';
import { planFrame } from './plan/plan-frame.ts';
import type { SceneLookStore } from './plan/scene-look.ts';
import {
  decideFrame,
  type GovernorEvent,
  INITIAL_GOVERNOR,
  reduceGovernor,
  type Tick,
} from './state/frame-governor.ts';
import type { TownWorld } from './world/town-world.ts';

export interface FrameLoopDeps {
  world: TownWorld;
  plan: FramePlan;
  overlay: OverlayNodes;
  look: SceneLookStore;
  change: LookChange;
  /** The loop reads them in each frame. */
  options: CanvasOptions;
  scenery: SceneryProgressStore;
}

const LONGEST_FRAME_MS = 250;
/** From the first whole picture until what is around it is loaded: the first steps need the network themselves. */
const PRELOAD_DELAY_MS = 1500;

export interface FrameLoop extends DrawingLoop {
  dispose(): void;
}

export function createFrameLoop(deps: FrameLoopDeps): FrameLoop {
  const { world, plan, overlay, look, change, options, scenery } = deps;
  let painter: TownPainter | null = null;
  let drawn: DrawnFrame | null = null;
  let governor = INITIAL_GOVERNOR;
  let lastMs = runtime.monotonic();
  const startedMs = runtime.monotonic();
  const progress: SceneryProgress = { shown: 0, wanted: 0 };
  let preloadFromMs = Number.POSITIVE_INFINITY;
  let cancelPreload: Cancel = () => undefined;
  const tick: Tick = { nowMs: 0, isGpuDone: true, costMs: 0, isAmbient: false };
  const { camera, aim } = world.motion;
  const input: FrameInput = {
    camera,
    aim,
    viewport: world.viewport(),
    resolution: 1,
    figures: world.figures.all(),
    items: look.get().items,
    seconds: 0,
    isPreloading: false,
    options,
  };

  const dispatch = (event: GovernorEvent): void => {
    governor = reduceGovernor(governor, event);
  };
  const start = (): void => {
    if (painter === null || governor.isHidden || painter.ticker.started) return;
    lastMs = runtime.monotonic();
    painter.ticker.start();
  };
  const wake = (): void => {
    dispatch(WOKEN);
    start();
  };
  const onVisibility = (): void => {
    dispatch({ type: document.hidden ? 'hidden' : 'visible' });
    if (governor.isHidden) painter?.ticker.stop();
    else start();
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  const stopListening = world.onWake(wake);

  const run = (): void => {
    if (painter === null) return;
    const nowMs = runtime.monotonic();
    const elapsedMs = Math.min(LONGEST_FRAME_MS, nowMs - lastMs);
    lastMs = nowMs;
    if (world.step(nowMs, elapsedMs)) dispatch(WOKEN);
    tick.nowMs = nowMs;
    tick.isGpuDone = painter.isDone(nowMs);
    tick.costMs = painter.costMs();
    tick.isAmbient = !options.isStill && world.figures.self() !== null;
    const decision = decideFrame(governor, tick);
    if (decision === 'draw') draw(painter, nowMs);
    else if (decision === 'stop') painter.ticker.stop();
  };

  /** A town at rest draws no frame by itself. */
  const preloadLater = (): void => {
    preloadFromMs = runtime.monotonic() + PRELOAD_DELAY_MS;
    cancelPreload = runtime.setTimeout(wake, PRELOAD_DELAY_MS);
  };

  /** The labels move with the picture: both show the same plan. */
  const onShown = (): void => {
    if (drawn !== null && change.step(drawn)) wake();
    if (preloadFromMs === Number.POSITIVE_INFINITY && isWhole(progress)) preloadLater();
    if (!change.isCovering()) scenery.set(progress.shown, progress.wanted);
    overlay.paint(plan);
  };

  function draw(current: TownPainter, nowMs: number): void {
    if (!current.isReady()) return;
    drawn = { nowMs, canvas: current.canvas, canBeLost: current.canBeLost, sight: plan.sight, progress };
    const hasPictures = current.beginFrame();
    // What arrives while the frame is drawn must count for the next one.
    dispatch({ type: 'drawn', nowMs, hasPictures });
    input.viewport = world.viewport();
    input.resolution = resolutionOf(options);
    input.figures = world.figures.all();
    input.items = look.get().items;
    input.seconds = (nowMs - startedMs) / 1000;
    input.isPreloading = isWhole(progress) && nowMs >= preloadFromMs;
    planFrame(plan, input);
    current.paint(plan, options, progress, onShown);
  }

  return {
    attach(attached) {
      painter?.ticker.stop();
      painter = attached;
      wake();
    },
    detach(detached) {
      detached.ticker.stop();
      detached.dispose();
      if (painter !== detached) return;
      painter = null;
      change.coverLost(runtime.monotonic());
    },
    nodesChanged: wake,
    pictureArrived() {
      dispatch({ type: 'pictureArrived' });
      start();
    },
    run,
    dispose() {
      document.removeEventListener('visibilitychange', onVisibility);
      stopListening();
      cancelPreload();
      painter?.dispose();
      painter = null;
    },
  };
}

const WOKEN: GovernorEvent = { type: 'woken' };
