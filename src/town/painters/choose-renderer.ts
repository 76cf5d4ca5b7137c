/**
 * Which painter draws the town: the GPU where there is one, else the core. The player can prefer one, and the address can
 * name it: `?renderer=gpu` or `?renderer=core`. Pure.
 */
import type { PainterChoice } from '../../state/settings/settings.ts';

/** `none`: this browser has nothing that could draw the town. */
export type Renderer = 'gpu' | 'core' | 'none';

export interface RendererWish {
  /** The query of the page's address; it precedes the preference. */
  search: string;
  preference: PainterChoice;
}

export interface Graphics {
  /** Whether hardware draws WebGL. */
  isHardware(): boolean;
  hasWebGl(): boolean;
}

export interface RendererMeans {
  /** The GPU; asked only where the answer matters, because contexts of software WebGL are slow to create. */
  graphics: Graphics;
  /** Whether a worker can draw onto a canvas of the page. */
  hasWorkerCanvas: boolean;
  /** Painters that failed on this page. */
  failed: ReadonlySet<PainterChoice>;
}

export function chooseRenderer(wish: RendererWish, { graphics, hasWorkerCanvas, failed }: RendererMeans): Renderer {
  // Other parts of the client need canvases of workers too.
  if (!hasWorkerCanvas) return 'none';
  const named = namedBy(wish);
  const isPossible = (one: PainterChoice): boolean => !failed.has(one) && (one === 'core' || graphics.hasWebGl());
  if (named === 'auto' && !failed.has('gpu') && graphics.isHardware()) return 'gpu';
  const order = named === 'gpu' ? (['gpu', 'core'] as const) : (['core', 'gpu'] as const);
  return order.find(isPossible) ?? 'none';
}

function namedBy({ search, preference }: RendererWish): PainterChoice {
  const name = new URLSearchParams(search).get('renderer');
  return name === 'gpu' || name === 'core' ? name : preference;
}

/** Whether a worker of this browser can draw onto a canvas of the page. */
export const hasWorkerCanvas = (): boolean =>
  typeof OffscreenCanvas === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
