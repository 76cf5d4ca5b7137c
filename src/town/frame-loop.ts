/**
 * The loop that ties the town's parts for each tick: step the world, let the governor decide, plan the frame, paint it. It
 * owns the governor's state and the ticker; what a frame shows is decided in `plan/`.
 */
import type { Application } from 'pixi.js';
import type { SceneryProgress, SceneryProgressStore } from './state/scenery-progress.ts';
import { runtime } from '../shared/runtime/client.ts';
import type { OverlayNodes } from './painters/dom/overlay-frame.ts';
import type { AvatarSheets } from './painters/pixi/avatar-sheets.ts';
import { createGpuFence, type GpuFence } from './painters/pixi/gpu-fence.ts';
import { type Painter, paintFrame } from './painters/pixi/paint.ts';
import type { TextureStore } from './painters/pixi/texture-store.ts';
import type { CanvasOptions, DrawnFrame, LookChange } from './look-change.ts';
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

const LONGEST_FRAME_MS = 250;

export interface FrameLoopDeps {
  world: TownWorld;
  plan: FramePlan;
  painter: Painter;
  textures: Pick<TextureStore, 'beginFrame' | 'hasWaiting'>;
  overlay: OverlayNodes;
  look: SceneLookStore;
  change: LookChange;
  /** The loop reads them in each frame. */
  options: CanvasOptions;
  scenery: SceneryProgressStore;
}

export interface FrameLoop {
  attach(app: Application): void;
  /** A requested picture is decoded; it need not be drawn at once. */
  pictureArrived(): void;
  /** React mounted, changed or removed nodes, possibly after the frame for which it did so. */
  readonly nodesChanged: () => void;
  /** Called once the manifest is loaded. */
  setSheets(sheets: AvatarSheets): void;
  /** The ticker's callback; always the same function. */
  readonly run: () => void;
  dispose(): void;
}

export function createFrameLoop(deps: FrameLoopDeps): FrameLoop {
  const { world, plan, painter, textures, overlay, look, change, options, scenery } = deps;
  let app: Application | null = null;
  let drawn: DrawnFrame | null = null;
  let governor = INITIAL_GOVERNOR;
  let fence: GpuFence = createGpuFence(null);
  let lastMs = runtime.monotonic();
  const startedMs = runtime.monotonic();
  const progress: SceneryProgress = { shown: 0, wanted: 0 };
  const tick: Tick = { nowMs: 0, isGpuDone: true, costMs: 0, isAmbient: false };
  const { camera, aim } = world.motion;
  const input: FrameInput = {
    camera,
    aim,
    viewport: world.viewport(),
    figures: world.figures.all(),
    items: look.get().items,
    seconds: 0,
    options,
  };

  const dispatch = (event: GovernorEvent): void => {
    governor = reduceGovernor(governor, event);
  };
  const start = (): void => {
    if (app === null || governor.isHidden || app.ticker.started) return;
    lastMs = runtime.monotonic();
    app.ticker.start();
  };
  const wake = (): void => {
    dispatch(WOKEN);
    start();
  };
  const onVisibility = (): void => {
    dispatch({ type: document.hidden ? 'hidden' : 'visible' });
    if (governor.isHidden) app?.ticker.stop();
    else start();
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  const stopListening = world.onWake(wake);

  const run = (): void => {
    const nowMs = runtime.monotonic();
    const elapsedMs = Math.min(LONGEST_FRAME_MS, nowMs - lastMs);
    lastMs = nowMs;
    if (world.step(nowMs, elapsedMs)) dispatch(WOKEN);
    tick.nowMs = nowMs;
    tick.isGpuDone = fence.isDone(nowMs);
    tick.costMs = fence.costMs();
    tick.isAmbient = !options.isStill && world.figures.self() !== null;
    const decision = decideFrame(governor, tick);
    if (decision === 'draw') draw(nowMs);
    else if (decision === 'stop') app?.ticker.stop();
  };

  function draw(nowMs: number): void {
    if (app === null || drawn === null || painter.stage.root() === null) return;
    setRenderer(app, options);
    textures.beginFrame();
    // What arrives while the frame is drawn must count for the next one.
    dispatch({ type: 'drawn', nowMs, hasPictures: textures.hasWaiting() });
    input.viewport = world.viewport();
    input.figures = world.figures.all();
    input.items = look.get().items;
    input.seconds = (nowMs - startedMs) / 1000;
    planFrame(plan, input);
    paintFrame(plan, painter, app.renderer.resolution, progress);
    app.render();
    drawn.nowMs = nowMs;
    if (change.step(drawn)) dispatch(WOKEN);
    if (!change.isCovering()) scenery.set(progress.shown, progress.wanted);
    fence.mark(runtime.monotonic());
    overlay.paint(plan);
  }

  return {
    attach(application) {
      app = application;
      drawn = { nowMs: 0, canvas: app.canvas, sight: plan.sight, progress };
      // The application would draw every frame; this loop decides.
      app.ticker.remove(app.render, app);
      fence = createGpuFence('gl' in app.renderer && 'fenceSync' in app.renderer.gl ? app.renderer.gl : null);
      wake();
    },
    nodesChanged: wake,
    setSheets(sheets) {
      painter.sheets = sheets;
      wake();
    },
    pictureArrived() {
      dispatch({ type: 'pictureArrived' });
      start();
    },
    run,
    dispose() {
      document.removeEventListener('visibilitychange', onVisibility);
      stopListening();
      fence.forget();
      app = null;
    },
  };
}

const WOKEN: GovernorEvent = { type: 'woken' };

/** A higher resolution costs time and is not visible. */
const RESOLUTION_MAX = 2;

function setRenderer({ renderer }: Application, { isOptimized, background }: CanvasOptions): void {
  const resolution = isOptimized ? 1 : Math.min(RESOLUTION_MAX, window.devicePixelRatio);
  if (renderer.resolution !== resolution) renderer.resize(renderer.screen.width, renderer.screen.height, resolution);
  renderer.background.color = background;
}
