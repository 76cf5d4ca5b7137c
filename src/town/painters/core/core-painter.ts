/**
 * The painter without a GPU: lists each frame plan and sends the list to the worker, one frame at a time. The labels are moved
 * when the worker has drawn the frame, so that they never leave their figures. Owns the ticker and the size of the canvas.
 */
import type { FrameReply } from '../../../engine/paint/frame-painter.ts';
import { createDrawList } from '../../../engine/paint/draw-list.ts';
import type { PaintClient } from '../../../engine/paint-client.ts';
import { runtime } from '../../../shared/runtime/client.ts';
import type { FramePlan } from '../../plan/frame-plan.ts';
import type { Mood } from '../../plan/scene-items.ts';
import type { SceneryProgress } from '../../state/scenery-progress.ts';
import type { TownPainter } from '../town-painter.ts';
import type { CoreFaces } from './core-faces.ts';
import type { CoreFrame, CoreFrames } from './core-frames.ts';
import type { HedgeTiles } from '../hedge-tiles.ts';
import { type FrameSources, listFrame, type ListView } from './list-frame.ts';
import { isSettled, nextLevel, type ZoomLevel } from './zoom-level.ts';

const SMOOTHING = 0.3;

export interface CorePainterDeps {
  canvas: HTMLCanvasElement;
  client: Pick<PaintClient, 'paint'>;
  frames: { readonly store: Pick<CoreFrames['store'], 'beginFrame' | 'hasWaiting' | 'loadingCount'> };
  sources: FrameSources;
  faces: Pick<CoreFaces, 'beginFrame' | 'isIncomplete'>;
  hedge: Pick<HedgeTiles<CoreFrame>, 'beginFrame' | 'isIncomplete'>;
  mood: () => Mood;
  /** The frame loop: its tick, and a request for another frame. */
  run: (frameMs: number) => void;
  changed: () => void;
  /** Called when the worker has failed. */
  failed: () => void;
}

/** A frame on the canvas: what its pixels show. */
interface Shown {
  x: number;
  y: number;
  zoom: number;
  widthPx: number;
  heightPx: number;
}

export function createCorePainter(deps: CorePainterDeps): TownPainter {
  const { canvas, client, frames, sources, faces, hedge, mood, run, changed, failed } = deps;
  const list = createDrawList();
  let level: ZoomLevel | null = null;
  let shown: Shown | null = null;
  let isPainting = false;
  let isClosed = false;
  /** Whether a tick came while the worker was drawing: the next frame begins when it is done, not a whole tick later. */
  let isLate = false;
  let lastRunMs = 0;
  let cost = 0;

  const tick = (frameMs: number): void => {
    isLate = isPainting;
    // A tick has the time at which its screen frame began, which can be before a late frame.
    lastRunMs = Math.max(lastRunMs, frameMs);
    run(lastRunMs);
  };
  const ticker = createTicker(tick);

  /** Moves the shown frame to where the camera is now. */
  function place(frame: Shown, { camera }: FramePlan): void {
    const scale = camera.zoom / frame.zoom;
    const [x, y] = [(frame.x - camera.x) * camera.zoom, (frame.y - camera.y) * camera.zoom];
    const isInPlace = scale === 1 && x === 0 && y === 0;
    canvas.style.width = `${frame.widthPx}px`;
    canvas.style.height = `${frame.heightPx}px`;
    canvas.style.transform = isInPlace ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  }

  function viewOf(plan: FramePlan, zoom: number): { view: ListView; next: Shown } {
    const { camera, sight, resolution } = plan;
    const widthPx = Math.round((sight.right - sight.left) * camera.zoom);
    const heightPx = Math.round((sight.bottom - sight.top) * camera.zoom);
    return {
      view: {
        scale: zoom * resolution,
        resolution,
        widthPx: Math.max(1, Math.round(widthPx * resolution)),
        heightPx: Math.max(1, Math.round(heightPx * resolution)),
        mood: mood(),
      },
      next: { x: camera.x, y: camera.y, zoom, widthPx, heightPx },
    };
  }

  function finish(reply: FrameReply, next: Shown, plan: FramePlan, progress: SceneryProgress): void {
    if (reply.isDrawn) shown = next;
    if (shown !== null) place(shown, plan);
    progress.shown = Math.max(0, progress.shown - (reply.incomplete - reply.standIns));
    if (reply.incomplete > 0 || (level !== null && !isSettled(level))) changed();
  }

  return {
    ticker,
    canvas,
    canBeLost: false,
    isReady: () => !isClosed,
    isDone: () => !isPainting,
    costMs: () => cost,
    beginFrame() {
      frames.store.beginFrame();
      return frames.store.hasWaiting();
    },
    loadingCount: () => frames.store.loadingCount(),
    paint(plan, options, progress, onShown) {
      level = nextLevel(level, plan.camera.zoom);
      const { view, next } = viewOf(plan, level.level);
      faces.beginFrame();
      hedge.beginFrame();
      listFrame(plan, view, sources, list, progress);
      if (faces.isIncomplete() || hedge.isIncomplete()) changed();
      isPainting = true;
      const startMs = runtime.monotonic();
      const request = {
        size: { widthPx: view.widthPx, heightPx: view.heightPx },
        scale: view.scale,
        background: options.background,
        items: list.take(),
      };
      client.paint(request).then(
        (reply) => {
          isPainting = false;
          if (isClosed) return;
          cost += (runtime.monotonic() - startMs - cost) * SMOOTHING;
          finish(reply, next, plan, progress);
          onShown();
          if (isLate && ticker.started) tick(runtime.monotonic());
        },
        (error: unknown) => {
          if (isClosed) return;
          // The frame stays unfinished: nothing would draw the next one either.
          console.error('the worker cannot draw the town:', error);
          failed();
        },
      );
    },
    giveUp() {
      if (isClosed) return;
      console.error('the worker does not answer');
      failed();
    },
    dispose() {
      isClosed = true;
    },
  };
}

function createTicker(run: (frameMs: number) => void): TownPainter['ticker'] {
  let request = 0;
  const tick = (frameMs: number): void => {
    request = requestAnimationFrame(tick);
    run(frameMs);
  };
  return {
    get started() {
      return request !== 0;
    },
    start() {
      if (request === 0) request = requestAnimationFrame(tick);
    },
    stop() {
      cancelAnimationFrame(request);
      request = 0;
    },
  };
}
