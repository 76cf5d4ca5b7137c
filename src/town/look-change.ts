/**
 * The change between day and evening. The town keeps its look until the pictures of the new one that are in sight are loaded.
 * Then a copy of the last frame covers the canvas while the new scenery is mounted, and fades out over it. Everything else
 * (Optimized Mode, the first look) is shown at once. Owns the look that waits.
 */
import type { SceneItems } from './plan/scene-items.ts';
import type { SceneLook, SceneLookStore } from './plan/scene-look.ts';
import { isInSight, type Sight } from './plan/sight.ts';
import type { PictureStore } from './painters/picture-store.ts';
import type { CanvasOptions } from './painters/town-painter.ts';
import { isWhole, type SceneryProgress } from './state/scenery-progress.ts';
import type { TownCover } from './painters/dom/town-cover.ts';

export interface TownLook {
  readonly look: SceneLook;
  readonly options: Readonly<CanvasOptions>;
}

/** A frame that was just drawn. */
export interface DrawnFrame {
  nowMs: number;
  canvas: HTMLCanvasElement;
  /** Whether the canvas can lose what it shows. */
  canBeLost: boolean;
  sight: Sight;
  /** How much of its scenery is drawn. */
  progress: SceneryProgress;
}

export interface LookChange {
  /** Shows a look, at once or when it is loaded. The caller requests a frame. */
  show(next: TownLook): void;
  /** Call after each drawn frame, before the browser shows it. Returns whether another frame is needed. */
  step(frame: DrawnFrame): boolean;
  /** Covers the canvas with the last kept copy until a new painter has drawn the scenery. */
  coverLost(nowMs: number): void;
  /** Whether the copy of the old town hides that the new one is not complete yet. */
  isCovering(): boolean;
}

export interface LookChangeDeps {
  store: SceneLookStore;
  /** The options of the shown look; overwritten. */
  options: CanvasOptions;
  pictures: Pick<PictureStore<unknown>, 'picture'>;
  cover: TownCover;
}

/** Pictures that are still missing after this time do not hold the change up any longer. */
const LONGEST_WAIT_MS = 8000;
/** Mounting the scenery takes a few frames; the copy is removed after this time in any case. */
const LONGEST_COVER_MS = 2000;
/** How old the kept copy may be. */
const KEEP_MS = 2000;

export function createLookChange({ store, options, pictures, cover }: LookChangeDeps): LookChange {
  let waiting: TownLook | null = null;
  /** Start of the wait, and of the cover; null while there is none. */
  let waitingSinceMs: number | null = null;
  let coveredSinceMs: number | null = null;
  let keptMs = Number.NEGATIVE_INFINITY;

  const apply = ({ look, options: next }: TownLook): void => {
    waiting = null;
    waitingSinceMs = null;
    Object.assign(options, next);
    store.set(look);
  };

  /** Requests all pictures in sight. */
  const isLoaded = ({ stills }: SceneItems, sight: Sight): boolean => {
    let isComplete = true;
    for (const { url, left, top, widthPx, heightPx } of stills) {
      if (isInSight(sight, left, top, widthPx, heightPx) && pictures.picture(url) === null) isComplete = false;
    }
    return isComplete;
  };

  return {
    show(next) {
      const { items, mood } = store.get();
      if (items.stills.length === 0 || next.look.mood === mood) apply(next);
      else waiting = next;
    },
    step({ nowMs, canvas, sight, progress, canBeLost }) {
      if (canBeLost && isWhole(progress) && nowMs - keptMs >= KEEP_MS) {
        cover.keep(canvas);
        keptMs = nowMs;
      }
      if (coveredSinceMs !== null) {
        if (!isWhole(progress) && nowMs - coveredSinceMs < LONGEST_COVER_MS) return true;
        coveredSinceMs = null;
        cover.remove(!options.isStill);
      }
      if (waiting === null) return false;
      waitingSinceMs ??= nowMs;
      if (!isLoaded(waiting.look.items, sight) && nowMs - waitingSinceMs < LONGEST_WAIT_MS) return false;
      cover.show(canvas);
      coveredSinceMs = nowMs;
      apply(waiting);
      return true;
    },
    coverLost(nowMs) {
      if (cover.showKept()) coveredSinceMs = nowMs;
    },
    isCovering: () => coveredSinceMs !== null,
  };
}
