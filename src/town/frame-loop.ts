/**
 * The loop that ties the town's parts for each tick: step the world, measure the last frame, let the governor decide, plan the
 * frame, paint it. It owns the governors' states and the painter's ticker; what a frame shows is decided in `plan/`.
 */
import { isWhole, type SceneryProgress, type SceneryProgressStore } from './state/scenery-progress.ts';
import { runtime } from '../shared/runtime/client.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';
import type { OverlayNodes } from './painters/dom/overlay-frame.ts';
import type { DrawnFrame, LookChange } from './look-change.ts';
import { type CanvasOptions, type DrawingLoop, resolutionOf, type TownPainter } from './painters/town-painter.ts';
import type { FrameInput, FramePlan } from './plan/frame-plan.ts';
import { planFrame } from './plan/plan-frame.ts';
import { advanceWind, type Wind } from './plan/wind.ts';
import type { MotionClock } from './plan/motion-clock.ts';
import type { SceneLookStore } from './plan/scene-look.ts';
import { type Detail, detailOf, OPTIMIZED_LEVEL } from './state/detail.ts';
import {
  afterRest,
  type DetailGovernor,
  forgetWindow,
  INITIAL_DETAIL,
  measureFrame,
  restBeforeStepUp,
} from './state/detail-governor.ts';
import {
  decideFrame,
  type GovernorEvent,
  INITIAL_GOVERNOR,
  reduceGovernor,
  type Tick,
} from './state/frame-governor.ts';
import { hangs, NEW_PAINTER, watchPainter } from './state/painter-watch.ts';
import type { TownGestures } from './gestures/town-gestures.ts';
import type { TownEffects } from './state/effects.ts';
import type { TownDoors } from './places/town-doors.ts';
import type { TownLabels } from './town-labels.ts';
import type { TownWorld } from './world/town-world.ts';

export interface FrameLoopDeps {
  world: TownWorld;
  plan: FramePlan;
  overlay: OverlayNodes;
  labels: Pick<TownLabels, 'hintFaces'>;
  doors: Pick<TownDoors, 'step' | 'shown'>;
  gestures: Pick<TownGestures, 'step' | 'poser' | 'plate'>;
  effects: Pick<TownEffects, 'step' | 'shown'>;
  look: SceneLookStore;
  wind: Wind;
  change: LookChange;
  /** The loop reads them in each frame. */
  options: CanvasOptions;
  scenery: SceneryProgressStore;
  /** What clouds and flags follow, and what the light of lamps follows. */
  clocks: { readonly ambience: MotionClock; readonly flicker: MotionClock };
  /** Called when a slow device leaves out more or less of the picture than before; see `state/detail.ts`. */
  onDetail: (level: number) => void;
}

const LONGEST_FRAME_MS = 250;
/** So many pictures at once: a crowd that is seen for the first time, which is over soon. Players come one by one. */
const MANY_LOADING = 4;
/** From the first whole picture until what is around it is loaded: the first steps need the network themselves. */
const PRELOAD_DELAY_MS = 1500;

export interface FrameLoop extends DrawingLoop {
  dispose(): void;
}

export function createFrameLoop(deps: FrameLoopDeps): FrameLoop {
  const { world, plan, overlay, labels, doors, gestures, effects, look, wind, change, options, scenery, clocks } = deps;
  const { onDetail } = deps;
  let painter: TownPainter | null = null;
  let drawn: DrawnFrame | null = null;
  let governor = INITIAL_GOVERNOR;
  let levels = INITIAL_DETAIL;
  let watch = NEW_PAINTER;
  /** Whether the end of the last frame was not seen yet. */
  let isMeasuring = false;
  let cancelRest: Cancel | null = null;
  let lastMs = runtime.monotonic();
  const progress: SceneryProgress = { shown: 0, wanted: 0 };
  let preloadFromMs = Number.POSITIVE_INFINITY;
  let cancelPreload: Cancel = () => undefined;
  const tick: Tick = { nowMs: 0, isGpuDone: true, costMs: 0, ambience: 'none', hasFullRate: true };
  const { camera, aim } = world.motion;
  const input: FrameInput = {
    camera,
    aim,
    viewport: world.viewport(),
    resolution: 1,
    figures: world.figures.all(),
    items: look.get().items,
    seconds: 0,
    ambienceSeconds: 0,
    detail: detailOf(levels.level),
    nowMs: 0,
    hint: null,
    hintFaces: null,
    doors: doors.shown,
    wind,
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
  const detail = (): Detail => detailOf(options.isOptimized ? OPTIMIZED_LEVEL : levels.level);
  const setLevels = (next: DetailGovernor): void => {
    const isChanged = next.level !== levels.level;
    levels = next;
    if (!isChanged) return;
    onDetail(next.level);
    wake();
  };
  const stopMeasuring = (): void => {
    isMeasuring = false;
    levels = forgetWindow(levels);
  };
  const onVisibility = (): void => {
    dispatch({ type: document.hidden ? 'hidden' : 'visible' });
    stopMeasuring();
    if (governor.isHidden) painter?.ticker.stop();
    else start();
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  const stopListening = world.onWake(wake);

  const run = (nowMs: number): void => {
    if (painter === null) return;
    const elapsedMs = Math.max(0, Math.min(LONGEST_FRAME_MS, nowMs - lastMs));
    lastMs = nowMs;
    if (world.step(nowMs, elapsedMs)) dispatch(WOKEN);
    if (gestures.step(elapsedMs)) dispatch(WOKEN);
    if (doors.step(elapsedMs, options.isStill)) dispatch(WOKEN);
    if (effects.step(nowMs)) dispatch(WOKEN);
    tick.nowMs = nowMs;
    tick.isGpuDone = painter.isDone(runtime.monotonic());
    watch = watchPainter(watch, tick.isGpuDone, elapsedMs);
    if (hangs(watch)) {
      watch = NEW_PAINTER;
      painter.giveUp();
      return;
    }
    if (tick.isGpuDone) measure(nowMs);
    tick.costMs = painter.costMs();
    tick.ambience = world.figures.self() === null ? 'none' : plan.motion;
    tick.hasFullRate = detail().hasFullRate;
    const decision = decideFrame(governor, tick);
    if (decision === 'draw') draw(painter, nowMs);
    else if (decision === 'stop') rest(painter);
  };

  function measure(nowMs: number): void {
    if (!isMeasuring) return;
    isMeasuring = false;
    // Loading pictures makes frames slow, which no step down changes.
    const isLoading = governor.hasPictures || (painter?.loadingCount() ?? 0) >= MANY_LOADING;
    const isOrdinary = isWhole(progress) && !isLoading && !change.isCovering() && !options.isOptimized;
    if (isOrdinary) setLevels(measureFrame(levels, nowMs - governor.lastDrawMs));
    else levels = forgetWindow(levels);
  }

  /** Nothing is measured while nothing is drawn. */
  function rest(current: TownPainter): void {
    current.ticker.stop();
    const waitMs = restBeforeStepUp(levels);
    if (waitMs === null || cancelRest !== null) return;
    cancelRest = runtime.setTimeout(() => {
      cancelRest = null;
      setLevels(afterRest(levels));
    }, waitMs);
  }

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
    cancelRest?.();
    cancelRest = null;
    isMeasuring = true;
    // What arrives while the frame is drawn must count for the next one.
    dispatch({ type: 'drawn', nowMs, hasPictures });
    input.viewport = world.viewport();
    input.detail = detail();
    input.resolution = resolutionOf(options.isOptimized, input.detail);
    input.figures = world.figures.all();
    input.items = look.get().items;
    input.seconds = clocks.flicker.secondsAt(nowMs, true);
    input.ambienceSeconds = clocks.ambience.secondsAt(nowMs, input.detail.hasAmbience);
    advanceWind(wind, input.detail.hasAmbience ? Math.min(LONGEST_FRAME_MS, nowMs - input.nowMs) : 0);
    input.nowMs = nowMs;
    input.poseGesture = gestures.poser();
    input.seatPlate = gestures.plate();
    input.effects = effects.shown(nowMs);
    input.hint = world.hint();
    input.hintFaces = labels.hintFaces();
    input.guide = world.guide();
    input.isPreloading = isWhole(progress) && runtime.monotonic() >= preloadFromMs;
    planFrame(plan, input);
    if (plan.isFading) dispatch(WOKEN);
    current.paint(plan, options, progress, onShown);
  }

  return {
    attach(attached) {
      painter?.ticker.stop();
      painter = attached;
      watch = NEW_PAINTER;
      isMeasuring = false;
      setLevels(INITIAL_DETAIL);
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
      cancelRest?.();
      painter?.dispose();
      painter = null;
    },
  };
}

const WOKEN: GovernorEvent = { type: 'woken' };
