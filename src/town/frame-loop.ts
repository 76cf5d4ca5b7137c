/**
 * One frame of the town: walk, play back the others, aim the camera, show what is in sight, and draw. It draws on demand:
 * when nothing moves it stops its ticker until something wakes it, and in a hidden page it does nothing at all.
 */
import type { Application, Sprite, Texture } from 'pixi.js';
import { COLUMN_OF_ROTATION } from '../shared/art/avatar-sizes.ts';
import type { Actor } from './state/actors.ts';
import type { AvatarSheets } from './painters/pixi/avatar-sheets.ts';
import type { DrawnTextures } from './painters/pixi/drawn-textures.ts';
import { FRAME_HEIGHT_ON_MAP_PX, HEAD_ABOVE_SOLES_PX, type Pose, poseOf, stepGait } from './plan/gait.ts';
import type { LampLight } from './plan/lamp-light.ts';
import { isFrameDue } from './state/frame-pacing.ts';
import { createGpuFence, type GpuFence } from './painters/pixi/gpu-fence.ts';
import { moveOverlay, type OverlayNodes } from './painters/dom/overlay-frame.ts';
import type { SceneryProgressStore } from './loading/scenery-progress.ts';
import {
  hide,
  isInSight,
  setVisible,
  showMoving,
  showStills,
  type Sight,
  sightOf,
  type Stage,
} from './painters/pixi/stage.ts';
import type { TextureStore } from './painters/pixi/texture-store.ts';
import type { TownWorld } from './town-world.ts';

const LONGEST_FRAME_MS = 250;
const FIGURE_HALF_WIDTH_PX = 60;

export interface FrameOptions {
  isOptimized: boolean;
  /** Clouds, flags and glints stand still. */
  isStill: boolean;
  /** Multiplied onto avatars: the light of the hour. */
  tint: number;
  /** What lamps make of that light where somebody stands; null by day. */
  lampLight: LampLight | null;
  /** Behind everything. */
  background: number;
}

export interface FrameLoopDeps {
  world: TownWorld;
  stage: Stage;
  textures: TextureStore;
  drawn: DrawnTextures;
  overlay: OverlayNodes;
  options: FrameOptions;
  scenery: SceneryProgressStore;
}

export interface FrameLoop {
  attach(app: Application): void;
  /** A picture is there that was wanted; it may wait a little. */
  pictureArrived(): void;
  /** React has mounted, changed or taken away nodes, which may be after the frame in which that was decided. */
  readonly nodesChanged: () => void;
  /** Given once the manifest is there; until then everyone is a silhouette. */
  setSheets(sheets: AvatarSheets): void;
  /** The ticker's callback; always the same function. */
  readonly run: () => void;
  dispose(): void;
}

export function createFrameLoop({
  world,
  stage,
  textures,
  drawn,
  overlay,
  options,
  scenery,
}: FrameLoopDeps): FrameLoop {
  let app: Application | null = null;
  let sheets: AvatarSheets | null = null;
  let isDirty = true;
  let hasPictures = false;
  let fence: GpuFence = createGpuFence(null);
  let lastMs = performance.now();
  let lastDrawMs = 0;
  const startedMs = performance.now();
  const pose: Pose = { liftPx: 0, tilt: 0, scaleX: 1, scaleY: 1, shadowScale: 1 };

  const run = (): void => {
    const nowMs = performance.now();
    const elapsedMs = Math.min(LONGEST_FRAME_MS, nowMs - lastMs);
    lastMs = nowMs;
    if (step(nowMs, elapsedMs)) isDirty = true;
    if (!fence.isDone(nowMs)) return;
    const isAmbient = !options.isStill && world.actors.self() !== null;
    const reason = isDirty ? 'motion' : hasPictures ? 'picture' : isAmbient ? 'ambient' : null;
    if (reason === null) app?.ticker.stop();
    else if (isFrameDue(reason, nowMs - lastDrawMs, fence.costMs())) draw(nowMs);
  };

  const start = (): void => {
    if (app !== null && !document.hidden && !app.ticker.started) {
      lastMs = performance.now();
      app.ticker.start();
    }
  };
  const wake = (): void => {
    isDirty = true;
    start();
  };
  const onVisibility = (): void => {
    if (document.hidden) app?.ticker.stop();
    else wake();
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stopListening = world.onWake(wake);

  function step(nowMs: number, elapsedMs: number): boolean {
    let isBusy = world.step(nowMs, elapsedMs);
    for (const actor of world.actors.all()) {
      const hasMore = actor.isSelf ? false : actor.track.sample(nowMs, actor.shown);
      const { x, y, isMoving } = actor.shown;
      const walked = Math.hypot(x - actor.drawnX, y - actor.drawnY);
      actor.drawnX = x;
      actor.drawnY = y;
      const isHopping = stepGait(actor.gait, walked, isMoving, elapsedMs);
      isBusy ||= hasMore || isHopping || walked > 0;
    }
    return isBusy;
  }

  function showActor(actor: Actor, sight: Sight, resolution: number): void {
    const { figure, shadow, shown } = actor;
    const { width, height } = actor.user.customization;
    actor.isOnScreen = isInSight(
      sight,
      shown.x - FIGURE_HALF_WIDTH_PX * width,
      shown.y - HEAD_ABOVE_SOLES_PX * height,
      2 * FIGURE_HALF_WIDTH_PX * width,
      HEAD_ABOVE_SOLES_PX * height + 40,
    );
    if (figure === null) return;
    if (!actor.isOnScreen) {
      hide(figure);
      if (shadow !== null) setVisible(shadow, false);
      return;
    }
    const frames = sheets?.framesOf({
      user: actor.user,
      isSelf: actor.isSelf,
      shownHeightPx: FRAME_HEIGHT_ON_MAP_PX * world.camera.zoom * resolution,
      isOptimized: options.isOptimized,
    });
    const texture = frames?.[COLUMN_OF_ROTATION[shown.view] ?? 0] ?? drawn.silhouette;
    poseOf(actor.gait, pose);
    pose.liftPx *= options.isStill ? 0 : 1;
    const tint = options.lampLight?.tintAt(shown.x, shown.y, options.tint) ?? options.tint;
    showFigure(figure, texture, actor, tint, pose);
    if (shadow === null) return;
    setVisible(shadow, !options.isOptimized);
    shadow.position.set(shown.x, shown.y - 1);
    shadow.scale.set(pose.shadowScale * width);
  }

  function draw(nowMs: number): void {
    const root = stage.root();
    if (app === null || root === null) return;
    setRenderer(app, options);
    isDirty = false;
    textures.beginFrame();
    hasPictures = textures.hasWaiting();
    const { camera } = world;
    const sight = sightOf(camera, world.viewport());
    root.scale.set(camera.zoom);
    root.position.set(-camera.x * camera.zoom, -camera.y * camera.zoom);
    const { shown, wanted } = showStills(stage, textures, sight);
    scenery.set(shown, wanted);
    showMoving(stage, textures, sight, (nowMs - startedMs) / 1000, options.isStill);
    for (const actor of world.actors.all()) showActor(actor, sight, app.renderer.resolution);
    app.render();
    fence.mark(performance.now());
    moveOverlay(overlay, world);
    lastDrawMs = nowMs;
  }

  return {
    attach(application) {
      app = application;
      // The application would draw every frame; this loop decides.
      app.ticker.remove(app.render, app);
      fence = createGpuFence('gl' in app.renderer && 'fenceSync' in app.renderer.gl ? app.renderer.gl : null);
      wake();
    },
    nodesChanged: wake,
    setSheets(given) {
      sheets = given;
      wake();
    },
    pictureArrived() {
      hasPictures = true;
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

/** Sharper than this costs more than anyone sees. */
const RESOLUTION_MAX = 2;

function setRenderer({ renderer }: Application, { isOptimized, background }: FrameOptions): void {
  const resolution = isOptimized ? 1 : Math.min(RESOLUTION_MAX, window.devicePixelRatio);
  if (renderer.resolution !== resolution) renderer.resize(renderer.screen.width, renderer.screen.height, resolution);
  renderer.background.color = background;
}

function showFigure(figure: Sprite, texture: Texture, actor: Actor, tint: number, pose: Pose): void {
  const { shown } = actor;
  if (figure.texture !== texture) figure.texture = texture;
  const scale = FRAME_HEIGHT_ON_MAP_PX / texture.height;
  figure.position.set(shown.x, shown.y - pose.liftPx);
  figure.scale.set(scale * pose.scaleX, scale * pose.scaleY);
  figure.rotation = pose.tilt;
  if (figure.tint !== tint) figure.tint = tint;
  const depth = Math.round(shown.y);
  if (figure.zIndex !== depth) figure.zIndex = depth;
  setVisible(figure, true);
}
