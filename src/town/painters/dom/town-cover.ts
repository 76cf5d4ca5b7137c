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
}

/** As long as the transition in `town.css`. */
const FADE_MS = 600;

export function createTownCover(): TownCover {
  let canvas: HTMLCanvasElement | null = null;
  let stopFade: Cancel | null = null;
  const clear = (): void => {
    stopFade?.();
    stopFade = null;
    if (canvas === null) return;
    delete canvas.dataset['state'];
    canvas.width = 0;
    canvas.height = 0;
  };
  return {
    setCanvas(element) {
      canvas = element;
    },
    show(town) {
      clear();
      const context = canvas?.getContext('2d') ?? null;
      if (canvas === null || context === null || town.width === 0 || town.height === 0) return;
      canvas.width = town.width;
      canvas.height = town.height;
      context.drawImage(town, 0, 0);
      canvas.dataset['state'] = 'shown';
    },
    remove(isFading) {
      if (!isFading || canvas === null) return clear();
      canvas.dataset['state'] = 'fading';
      stopFade = runtime.setTimeout(clear, FADE_MS);
    },
  };
}
