/**
 * What the town needs of a painter: `TownPainter` draws frame plans once its canvas is ready, `TownDrawing` is the canvas, the
 * pictures and their release. There are two: Pixi on the GPU, and the core in a worker.
 */
import type { ComponentType } from 'react';
import type { CoreClient } from '../../engine/client-types.ts';
import type { ArtManifest } from '../../shared/art/manifest.ts';
import type { PlayerUser } from '../../shared/realtime/events.ts';
import type { FrameOptions, FramePlan } from '../plan/frame-plan.ts';
import type { SceneLookStore } from '../plan/scene-look.ts';
import type { Detail } from '../state/detail.ts';
import type { SceneryProgress } from '../state/scenery-progress.ts';
import type { PictureStore } from './picture-store.ts';

export interface CanvasOptions extends FrameOptions {
  /** Colour behind the sky, 0xRRGGBB. */
  background: number;
}

export interface TownPainter {
  /** Calls the frame loop for each frame of the screen while it is started. */
  readonly ticker: { readonly started: boolean; start(): void; stop(): void };
  readonly canvas: HTMLCanvasElement;
  /** Whether the browser can take the picture away: WebGL's. */
  readonly canBeLost: boolean;
  isReady(): boolean;
  /** Whether the last frame is drawn; updates the cost. */
  isDone(nowMs: number): boolean;
  /** Time from `paint` to the end of a frame, smoothed, milliseconds. */
  costMs(): number;
  /** Takes over pictures that arrived. Returns whether more of them wait for another frame. */
  beginFrame(): boolean;
  /** Pictures that are being fetched. */
  loadingCount(): number;
  /** Draws a frame and then calls `shown` once. Writes into `progress` how much of the scenery is drawn. */
  paint(plan: FramePlan, options: CanvasOptions, progress: SceneryProgress, shown: () => void): void;
  /** Call when it has not finished a frame for a long time: another painter takes over. */
  giveUp(): void;
  dispose(): void;
}

/** `start`: it has never drawn a frame. */
export type FailedWhen = 'start' | 'running';

/** What a drawing needs of the frame loop. */
export interface DrawingLoop {
  /** Draws with `painter` from now on. */
  attach(painter: TownPainter): void;
  /** Stops and disposes `painter`. Call before its canvas is destroyed. */
  detach(painter: TownPainter): void;
  /** A requested picture is decoded; it need not be drawn at once. */
  pictureArrived(): void;
  /** Something that is drawn changed outside of the world. */
  readonly nodesChanged: () => void;
  /**
   * The ticker's callback; always the same function. `frameMs` is the time of the screen's frame on the clock of
   * `performance.now()`: everybody is shown where they are then, however late the callback runs.
   */
  readonly run: (frameMs: number) => void;
}

export interface DrawingDeps {
  loop: DrawingLoop;
  look: SceneLookStore;
  core: CoreClient;
  /** Base URLs of the avatar image host and the storage host; '' is the page's origin. */
  avatarHost: string;
  storageHost: string;
  /** Called once when it cannot draw any more, or never could. */
  readonly onFailed: (when: FailedWhen) => void;
}

export interface TownDrawing {
  /** Mounts the canvas; `container` is the element whose size it takes. */
  readonly Canvas: ComponentType<{ container: HTMLElement }>;
  /** The pictures that it has, by URL; it requests those that it does not have. */
  readonly pictures: Pick<PictureStore<unknown>, 'picture'>;
  /** Whether the player is shown in the look of now. False out of sight. */
  hasLook(user: PlayerUser): boolean;
  /** Called once it is loaded; figures are silhouettes until then. */
  setManifest(manifest: ArtManifest): void;
  setBudget(bytes: number): void;
  dispose(): void;
}

export type CreateDrawing = (deps: DrawingDeps) => TownDrawing;

/** A higher resolution costs time and is not visible. */
const RESOLUTION_MAX = 2;

/** Device pixels of the canvas for each CSS pixel. */
export function resolutionOf(isOptimized: boolean, { hasFullResolution }: Pick<Detail, 'hasFullResolution'>): number {
  const resolution = isOptimized ? 1 : Math.min(RESOLUTION_MAX, window.devicePixelRatio);
  return hasFullResolution ? resolution : resolution / 2;
}
