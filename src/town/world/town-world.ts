/**
 * The running town without React and without pictures: it feeds events to the reducers in `state/` and applies what they
 * return to the walker, the path worker and the connection. One object for each time the game screen is mounted. It owns
 * the current walk and camera; it draws nothing.
 */
import type { Standing, Viewport } from '../../engine/camera.ts';
import type { CoreClient } from '../../engine/client-types.ts';
import type { Point } from '../../engine/core/types.ts';
import { createMoveSender, type Move } from '../../engine/move-sender.ts';
import { createWalker } from '../../engine/walker.ts';
import { FORCED_MOVE_MS, FORCED_MOVE_OPTIMIZED_MS } from '../../shared/rules/town.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { EIGHTHS } from '../../shared/walks/headings.ts';
import type { SentWalk } from '../../shared/walks/read-walks.ts';
import type { BegunWalk } from '../../shared/walks/walk.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { type CameraMotion, type CameraState, reduceCamera, stepCamera, zoomOf } from '../state/camera.ts';
import {
  type BubbleSize,
  createFigures,
  type Figure,
  type Figures,
  stepFigures,
  writeStanding,
} from '../state/figures.ts';
import { GLANCE_MS, lookAt } from '../state/glances.ts';
import { joinRoute, type PassedSearch } from '../state/join-route.ts';
import type { LabelFace } from '../state/label-face.ts';
import { showWalk } from '../state/shown-walk.ts';
import type { ShownGuide } from '../state/shown-guide.ts';
import { hintShare, type ShownHint } from '../state/shown-hint.ts';
import {
  INITIAL_WALK,
  reduceWalk,
  type WalkAnswer,
  type WalkEvent,
  type WalkIntent,
  type WalkSearch,
} from '../state/walk-intent.ts';
import { type AskTurns, computeWalk } from './compute-walk.ts';

/** The zoom is saved when it has not changed for this long. */
const ZOOM_SAVE_MS = 400;
/** Hidden pages draw no frames: this timer continues the walk. Browsers slow it down to once a second. */
const HIDDEN_STEP_MS = 250;

export interface TownWorldDeps {
  core: Pick<CoreClient, 'planWalk' | 'slide' | 'findHeadStarts'> & Partial<Pick<CoreClient, 'findGoalRuns'>>;
  isPageHidden(): boolean;
  /** The world writes `cameraZoom`. */
  settings: { cameraZoom: number; readonly isOptimizedMode: boolean };
  sendMove(move: Move): void;
  /** Walks are sent instead of positions while `now` is not null. Without it positions are sent. */
  walks?: {
    /** The town's clock at `ownMs` of the monotonic clock. */
    now(ownMs: number): number | null;
    send(walk: BegunWalk): void;
    askTurns: AskTurns;
  };
  viewport: Viewport;
}

/** What happened to the walk of the own player: what changed its intent, or a direction of keys or joystick. */
export type WalkNews = WalkEvent | { type: 'steered' };

export interface TownWorld {
  readonly figures: Figures;
  readonly motion: CameraMotion;
  /** Requests a frame. Everything that changes the picture calls it. */
  wake(): void;
  /** Calls `listener` on each `wake`. */
  onWake(listener: () => void): () => void;
  setViewport(viewport: Viewport): void;
  viewport(): Viewport;
  /** The core has its location: keys and joystick work from now on. */
  openGround(): void;
  /** Walks to a map position if it is reachable. */
  walkTo(goal: Point): void;
  /** Ends the walk to a goal. */
  stop(): void;
  /** Whether keys or joystick move the player. */
  isSteered(): boolean;
  /** Where the last click leads, or that the position is unreachable; null when it is not shown any more. */
  hint(): ShownHint | null;
  /** The marks of the first walk on the ground; null without any. */
  guide(): ShownGuide | null;
  setGuide(guide: ShownGuide | null): void;
  /** Calls `listener` for everything that changes where the own player walks. */
  onWalk(listener: (news: WalkNews) => void): () => void;
  /** Turns the own player, who is at rest, to a view (0 to 5), for everybody to see. */
  face(view: number): void;
  /** Direction of keys or joystick, length 0 to 1. */
  setDirection(x: number, y: number): void;
  zoom(): number;
  setZoom(zoom: number): void;
  /** The measured speech bubbles of a figure; null without any. */
  setBubbles(figure: Figure, size: BubbleSize | null): void;
  setTag(figure: Figure, tag: LabelFace | null): void;
  /** Moves figures and camera to `nowMs`; true while another frame is needed. */
  step(nowMs: number, elapsedMs: number): boolean;
  close(): void;
}

export function createTownWorld(deps: TownWorldDeps): TownWorld {
  const { core, settings } = deps;
  const townNow = (): number | null => deps.walks?.now(runtime.monotonic()) ?? null;
  const sender = createMoveSender((move) => {
    if (townNow() === null) deps.sendMove(move);
  });
  const motion: CameraMotion = { camera: { x: 0, y: 0, zoom: 1 }, aim: { x: 0, y: 0, zoom: 1 } };
  const wakeListeners = new Set<() => void>();
  const walkListeners = new Set<(news: WalkNews) => void>();
  const standings = createStandings();
  let intent: WalkIntent = INITIAL_WALK;
  let camera: CameraState = { viewport: deps.viewport, chosenZoom: settings.cameraZoom, isLost: true };
  let shownHint: ShownHint | null = null;
  let shownGuide: ShownGuide | null = null;
  let cancelZoomSave: Cancel | null = null;
  let isSteered = false;
  /** The newest message that somebody was seen to say. */
  let heard = 0;
  let cancelGlance: Cancel | null = null;

  const wake = (): void => {
    for (const listener of wakeListeners) listener();
  };
  /** Counts the walks that the own player began, and those received of each figure: answers to earlier ones are dropped. */
  let begunCount = 0;
  const received = new WeakMap<Figure, number>();
  const walker = createWalker(core, wake, (begun) => {
    begunCount += 1;
    deps.walks?.send(begun);
  });
  const position = (): Point => ({ x: walker.state.x, y: walker.state.y });

  const dispatch = (event: WalkEvent): void => {
    const before = intent;
    intent = reduceWalk(before, event);
    if (intent !== before) announce(event);
    apply(before, intent);
  };

  const announce = (news: WalkNews): void => {
    for (const listener of walkListeners) listener(news);
  };

  function apply(before: WalkIntent, { placement, path, search, hint }: WalkIntent): void {
    if (placement !== null && placement !== before.placement) {
      walker.place(placement.x, placement.y, placement.view);
      sender.acknowledge(placement);
    }
    if (path !== before.path) walker.follow(path);
    if (search !== null && search !== before.search) void plan(search);
    if (hint !== null && hint !== before.hint) shownHint = { ...hint, sinceMs: runtime.monotonic() };
    wake();
  }

  const figures = createFigures(() => runtime.monotonic(), {
    entered(placement) {
      camera = reduceCamera(camera, { type: 'entered' });
      dispatch({ type: 'entered', placement });
    },
    putBack: (placement) => dispatch({ type: 'putBack', placement }),
    walked(figure, sent) {
      void (figure.player.isSelf ? correct(sent) : follow(figure, sent)).catch((error: unknown) => {
        console.warn('a walk was not computed:', error);
      });
    },
    left() {
      sender.suspend();
      dispatch({ type: 'left', position: position(), destination: walker.destination() });
    },
    changed: wake,
  });

  async function plan({ id, goal }: WalkSearch): Promise<void> {
    const askedMs = runtime.monotonic();
    walk(askedMs);
    const start = position();
    const ahead = walker.ahead();
    const answer = await core.planWalk(start, goal, ahead).catch((error: unknown) => {
      console.warn('path search failed:', error);
      return null;
    });
    const nowMs = runtime.monotonic();
    walk(nowMs);
    dispatch({ type: 'planned', id, plan: fit(answer, { start, ahead, passedMs: nowMs - askedMs }) });
  }

  const askTurns: AskTurns = async (netId, startMs) => (await deps.walks?.askTurns(netId, startMs)) ?? null;

  async function follow(figure: Figure, sent: SentWalk): Promise<void> {
    const serial = (received.get(figure) ?? 0) + 1;
    received.set(figure, serial);
    const computed = await computeWalk(core, sent, askTurns);
    const townMs = townNow();
    if (received.get(figure) !== serial || townMs === null) return;
    figure.walk = showWalk(computed, figure.shown, townMs);
    wake();
  }

  /** The server computed another walk of the own player. */
  async function correct(sent: SentWalk): Promise<void> {
    const count = begunCount;
    const { record } = sent;
    const { runs, startMs } = await computeWalk(core, sent, askTurns);
    // The server corrects a newer walk by itself.
    if (count !== begunCount || walker.isBeginning()) return;
    if (record.kind !== 'stand') return walker.adopt(record.kind, runs, startMs);
    const placement = { x: record.x8 / EIGHTHS, y: record.y8 / EIGHTHS, view: record.view };
    dispatch({ type: 'putBack', placement });
  }

  function fit(answer: Awaited<ReturnType<CoreClient['planWalk']>> | null, search: PassedSearch): WalkAnswer {
    if (answer === null || answer.status === 'stale') return { status: 'failed' };
    if (answer.status === 'unreachable') return answer;
    const route = joinRoute(answer, search, position());
    return route === null ? { status: 'moved' } : { status: 'found', route, goal: answer.goal };
  }

  /** True while the own player moves. */
  function walk(nowMs: number): boolean {
    const townMs = deps.walks?.now(nowMs) ?? null;
    walker.useTownClock(townMs !== null);
    const hasChanged = walker.advance(townMs ?? nowMs);
    const self = figures.self();
    if (self === null) return false;
    const { x, y, view, isMoving } = walker.state;
    self.shown.x = x;
    self.shown.y = y;
    self.shown.view = view;
    self.shown.isMoving = isMoving;
    if (hasChanged && townMs === null) sender.report(walker.state);
    return hasChanged || isMoving;
  }

  function moveCamera(elapsedMs: number): boolean {
    const self = figures.self();
    const isGliding = stepCamera(camera, motion, standings.self(self), standings.speakers(figures.all()), elapsedMs);
    if (camera.isLost && self !== null) camera = reduceCamera(camera, { type: 'arrived' });
    return isGliding;
  }

  const stopHiddenSteps = runtime.setInterval(() => {
    if (deps.isPageHidden()) walk(runtime.monotonic());
  }, HIDDEN_STEP_MS);

  return {
    figures,
    motion,
    wake,
    onWake(listener) {
      wakeListeners.add(listener);
      return () => wakeListeners.delete(listener);
    },
    viewport: () => camera.viewport,
    setViewport(viewport) {
      camera = reduceCamera(camera, { type: 'resized', viewport });
      wake();
    },
    openGround() {
      walker.openGround();
      wake();
    },
    walkTo: (goal) => dispatch({ type: 'clicked', goal }),
    stop() {
      walk(runtime.monotonic());
      dispatch({ type: 'stopped' });
    },
    isSteered: () => isSteered,
    hint: () => shownHint,
    guide: () => shownGuide,
    setGuide(guide) {
      shownGuide = guide;
      wake();
    },
    onWalk(listener) {
      walkListeners.add(listener);
      return () => walkListeners.delete(listener);
    },
    face(view) {
      walk(runtime.monotonic());
      walker.turn(view);
    },
    setDirection(x, y) {
      walk(runtime.monotonic());
      walker.setDirection(x, y);
      isSteered = x !== 0 || y !== 0;
      if (isSteered) announce({ type: 'steered' });
      wake();
    },
    zoom: () => zoomOf(camera),
    setZoom(zoom) {
      camera = reduceCamera(camera, { type: 'zoomed', zoom });
      cancelZoomSave?.();
      cancelZoomSave = runtime.setTimeout(() => {
        settings.cameraZoom = Math.round(camera.chosenZoom * 100) / 100;
      }, ZOOM_SAVE_MS);
      wake();
    },
    setBubbles(figure, size) {
      if (size !== null && size.newest > heard) {
        heard = size.newest;
        lookAt(figure, figures.all(), runtime.monotonic() + GLANCE_MS);
        cancelGlance?.();
        cancelGlance = runtime.setTimeout(wake, GLANCE_MS);
      }
      figure.bubbles = size;
      wake();
    },
    setTag(figure, tag) {
      if (figure.tag === tag) return;
      figure.tag = tag;
      wake();
    },
    step(nowMs, elapsedMs) {
      sender.setForcedInterval(settings.isOptimizedMode ? FORCED_MOVE_OPTIMIZED_MS : FORCED_MOVE_MS);
      const isWalking = walk(nowMs);
      const isGliding = moveCamera(elapsedMs);
      const isAnimated = stepFigures(figures.all(), nowMs, elapsedMs, deps.walks?.now(nowMs) ?? null);
      // The frame after the last one of a hint removes it.
      const isHinting = shownHint !== null;
      if (shownHint !== null && hintShare(shownHint, nowMs) === 1) shownHint = null;
      return isWalking || isGliding || isAnimated || isHinting;
    },
    close() {
      stopHiddenSteps();
      cancelZoomSave?.();
      cancelGlance?.();
      sender.close();
      figures.close();
      wakeListeners.clear();
      walkListeners.clear();
    },
  };
}

/** Records that the camera reads, reused in each frame. */
function createStandings() {
  const create = (): Standing => ({ at: { x: 0, y: 0 }, tallPx: 0, overHeadPx: 0 });
  const own = create();
  const pool: Standing[] = [];
  const speaking: Standing[] = [];
  return {
    self: (figure: Figure | null): Standing | null => (figure === null ? null : writeStanding(figure, own)),
    /** The others who have bubbles. */
    speakers(figures: readonly Figure[]): readonly Standing[] {
      speaking.length = 0;
      for (const figure of figures) {
        if (figure.player.isSelf || figure.bubbles === null) continue;
        const standing = (pool[speaking.length] ??= create());
        speaking.push(writeStanding(figure, standing));
      }
      return speaking;
    },
  };
}
