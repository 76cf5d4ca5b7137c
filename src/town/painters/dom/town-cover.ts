/**
 * A still copy of the town over its canvas, below names and bubbles. It hides the change of the scenery and then fades out. Its
 * pixels are released when it is gone.
 */
import { runtime } from '../../../shared/runtime/client.ts';
import type { Cancel } from '../../../shared/runtime/runtime.ts';

export interface TownCover {
  /** The canvas of the copy; null while it is not mounted. */
  setCanvas(canvas: HTMLCanvasElement | null): void;
  /** Copies what `town` shows. Works only in the task that drew it: WebGL clears its buffer afterwards. */
  show(town: HTMLCanvasElement): void;
  remove(isFading: boolean): void;
  /** Keeps a small copy of what `town` shows, in the task that drew it. A lost context takes the picture with it. */
  keep(town: HTMLCanvasElement): void;
  /** Shows the kept copy. Returns whether there is one. */
  showKept(): boolean;
}

/** As long as the transition in `town.css`. */
const FADE_MS = 600;
/** The kept copy is smaller than the town by this factor: reading it back from the GPU must not cost a frame. */
const KEPT_PER_TOWN = 1 / 4;

export function createTownCover(): TownCover {
  let canvas: HTMLCanvasElement | null = null;
  let stopFade: Cancel | null = null;
  let kept: CanvasRenderingContext2D | null = null;
  const clear = (): void => {
    stopFade?.();
    stopFade = null;
    if (canvas === null) return;
    delete canvas.dataset['state'];
    canvas.width = 0;
    canvas.height = 0;
  };
  const show = (town: HTMLCanvasElement): void => {
    clear();
    const context = canvas?.getContext('2d') ?? null;
    if (canvas === null || context === null || town.width === 0 || town.height === 0) return;
    canvas.width = town.width;
    canvas.height = town.height;
    context.drawImage(town, 0, 0);
    canvas.dataset['state'] = 'shown';
  };
  return {
    setCanvas(element) {
      canvas = element;
    },
    show,
    keep(town) {
      // Not on the GPU: its memory can be lost together with the context.
      kept ??= document.createElement('canvas').getContext('2d', { alpha: false, willReadFrequently: true });
      const [widthPx, heightPx] = [Math.ceil(town.width * KEPT_PER_TOWN), Math.ceil(town.height * KEPT_PER_TOWN)];
      if (kept === null || widthPx === 0 || heightPx === 0) return;
      if (kept.canvas.width !== widthPx) kept.canvas.width = widthPx;
      if (kept.canvas.height !== heightPx) kept.canvas.height = heightPx;
      kept.drawImage(town, 0, 0, widthPx, heightPx);
    },
    showKept() {
      if (kept === null) return false;
      show(kept.canvas);
      return true;
    },
    remove(isFading) {
      if (!isFading || canvas === null) return clear();
      canvas.dataset['state'] = 'fading';
      stopFade = runtime.setTimeout(clear, FADE_MS);
    },
  };
}
