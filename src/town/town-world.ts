/**
 * The running town, apart from React: one's own walker and its reports to the server, the camera, everyone's actors, and
 * whether a frame has to be drawn. One object for each time the game screen is shown; the frame loop and the listeners
 * work on it.
 */
import type { Camera, Viewport } from '../engine/camera.ts';
import { clampZoom, follow, followFigure, glide, minZoom, type Standing } from '../engine/camera.ts';
import type { CoreClient } from '../engine/client-types.ts';
import type { Point, WalkableBitmap } from '../engine/core/types.ts';
import { createMoveSender, type MoveSender } from '../engine/move-sender.ts';
import { createWalker, type Walker } from '../engine/walker.ts';
import { FORCED_MOVE_MS, FORCED_MOVE_OPTIMIZED_MS, MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../shared/rules/town.ts';
import { sendMove } from '../state/session/connection.ts';
import { settings } from '../state/settings/settings.ts';
import { type Actor, type Actors, createActors } from './state/actors.ts';
import { NAME_HEIGHT_PX } from './plan/bubble-layout.ts';
import { HEAD_ABOVE_SOLES_PX } from './plan/gait.ts';

/** Zoom is remembered once it has rested for this long. */
const ZOOM_SAVE_MS = 400;
/** A start this far off walkable ground is moved onto it: keys and the server round differently. */
const START_SNAP_PX = 8;
/** Hidden tabs get no frames: the walk goes on by this timer, which browsers slow down to once a second. */
const HIDDEN_STEP_MS = 250;

const NO_PATH = new Float32Array(0);

export type WalkHint = { kind: 'going' | 'unreachable'; at: Point };

export interface TownWorld {
  readonly walker: Walker;
  readonly camera: Camera;
  /** Where the camera is gliding to. */
  readonly aim: Readonly<Camera>;
  readonly actors: Actors;
  /** Draw at least one more frame. Called by everything that changes what is seen. */
  wake(): void;
  /** The frame loop's own: what wakes it. */
  onWake(listener: () => void): () => void;
  setViewport(viewport: Viewport): void;
  viewport(): Viewport;
  setGround(ground: WalkableBitmap | null): void;
  /** Walks to a map position if it can be reached. */
  walkTo(at: Point): Promise<void>;
  /** Tells where a click leads, or that it leads nowhere. */
  onHint(listener: (hint: WalkHint) => void): () => void;
  setDirection(x: number, y: number): void;
  zoom(): number;
  setZoom(zoom: number): void;
  /** Walks and moves the camera up to now; true while either is under way. */
  step(nowMs: number, elapsedMs: number): boolean;
  close(): void;
}

export function createTownWorld(core: CoreClient): TownWorld {
  const walker = createWalker();
  const sender: MoveSender = createMoveSender(({ x, y, view }) => sendMove(x, y, view));
  const camera: Camera = { x: 0, y: 0, zoom: 1 };
  const aim: Camera = { ...camera };
  const wakeListeners = new Set<() => void>();
  const hintListeners = new Set<(hint: WalkHint) => void>();
  let viewport: Viewport = {
    widthPx: window.innerWidth,
    heightPx: window.innerHeight,
    insets: { top: 0, bottom: 0, overscrollBottom: 0 },
  };
  let wantedZoom = settings.cameraZoom;
  let zoomSave: number | undefined;
  /** The camera jumps to the player instead of gliding there. */
  let isCameraLost = true;
  let clicks = 0;
  /**
   * Where a walk was going when the connection was lost, or had come to: the last steps before the loss may never have
   * reached the server. It goes on there once one is back.
   */
  let unfinished: Point | null = null;
  /** Where a walk is to go whose path is still being looked for. */
  let sought: Point | null = null;

  const wake = (): void => {
    for (const listener of wakeListeners) listener();
  };

  const actors = createActors(() => performance.now(), {
    selfPlaced(x, y, view, isEntering) {
      clicks += 1;
      walker.place(x, y, view);
      sender.acknowledge({ x, y, view });
      if (!isEntering) return;
      isCameraLost = true;
      const goal = unfinished;
      unfinished = null;
      if (goal !== null && Math.hypot(goal.x - x, goal.y - y) > START_SNAP_PX) void walkTo(goal);
    },
    selfLeft() {
      unfinished = walker.destination() ?? sought ?? unfinished ?? { x: walker.state.x, y: walker.state.y };
      walker.follow(NO_PATH);
    },
    changed: wake,
  });

  const walk = (nowMs: number): boolean => {
    const self = actors.self();
    if (self === null) {
      walker.advance(nowMs);
      return false;
    }
    const hasChanged = walker.advance(nowMs);
    Object.assign(self.shown, walker.state);
    if (hasChanged) sender.report(walker.state);
    return hasChanged || walker.state.isMoving;
  };

  const moveCamera = (elapsedMs: number): boolean => {
    const self = actors.self();
    const target =
      self === null
        ? follow({ x: MAP_WIDTH_PX / 2, y: MAP_HEIGHT_PX / 2 }, wantedZoom, viewport)
        : followFigure(standingOf(self), speakers(), wantedZoom, viewport);
    Object.assign(aim, target);
    if (isCameraLost) {
      Object.assign(camera, target);
      isCameraLost = self === null;
      return true;
    }
    return glide(camera, target, elapsedMs);
  };

  const speakers = (): Standing[] =>
    actors
      .all()
      .filter(({ isSelf, bubbles }) => !isSelf && bubbles !== null)
      .map(standingOf);

  const walkTo = async (at: Point): Promise<void> => {
    unfinished = null;
    sought = at;
    const click = ++clicks;
    const tell = (kind: WalkHint['kind'], where: Point): void => {
      for (const listener of hintListeners) listener({ kind, at: where });
    };
    const to = await core.nearestWalkable(at);
    if (click !== clicks) return;
    if (to === null) {
      sought = null;
      tell('unreachable', at);
      return;
    }
    walker.follow(NO_PATH);
    walk(performance.now());
    const standing = { x: walker.state.x, y: walker.state.y };
    const from = (await core.nearestWalkable(standing, START_SNAP_PX)) ?? standing;
    const path = await core.findPath(from, to);
    if (click !== clicks || path.status === 'stale') return;
    sought = null;
    if (path.status !== 'found') {
      tell('unreachable', at);
      return;
    }
    walker.advance(performance.now());
    walker.follow(path.points);
    tell('going', to);
    wake();
  };

  const hiddenTimer = window.setInterval(() => {
    if (document.hidden) walk(performance.now());
  }, HIDDEN_STEP_MS);

  return {
    walker,
    camera,
    aim,
    actors,
    wake,
    onWake(listener) {
      wakeListeners.add(listener);
      return () => wakeListeners.delete(listener);
    },
    viewport: () => viewport,
    setViewport(next) {
      isCameraLost ||= next.widthPx !== viewport.widthPx || next.heightPx !== viewport.heightPx;
      viewport = next;
      wake();
    },
    setGround(ground) {
      walker.setGround(ground);
      wake();
    },
    walkTo,
    onHint(listener) {
      hintListeners.add(listener);
      return () => hintListeners.delete(listener);
    },
    setDirection(x, y) {
      walker.advance(performance.now());
      walker.setDirection(x, y);
      wake();
    },
    zoom: () => Math.max(wantedZoom, minZoom(viewport)),
    setZoom(zoom) {
      wantedZoom = clampZoom(zoom, viewport);
      window.clearTimeout(zoomSave);
      zoomSave = window.setTimeout(() => {
        settings.cameraZoom = Math.round(wantedZoom * 100) / 100;
      }, ZOOM_SAVE_MS);
      wake();
    },
    step(nowMs, elapsedMs) {
      sender.setForcedInterval(settings.isOptimizedMode ? FORCED_MOVE_OPTIMIZED_MS : FORCED_MOVE_MS);
      const isWalking = walk(nowMs);
      const isGliding = moveCamera(elapsedMs);
      return isWalking || isGliding;
    },
    close() {
      window.clearInterval(hiddenTimer);
      window.clearTimeout(zoomSave);
      sender.close();
      actors.close();
      wakeListeners.clear();
      hintListeners.clear();
    },
  };
}

/** How much of the window a figure takes with its name and what it says. */
const standingOf = ({ shown, user, bubbles, bubbleHeightPx }: Actor): Standing => ({
  at: shown,
  tallPx: HEAD_ABOVE_SOLES_PX * user.customization.height,
  overHeadPx: NAME_HEIGHT_PX + (bubbles === null ? 0 : bubbleHeightPx),
});
