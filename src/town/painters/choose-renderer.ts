/** Which painter draws the town. The address can name it: `?renderer=gpu` or `?renderer=core`. */

/** `none`: the core is wanted, but the browser has no canvases that a worker draws onto. */
export type Renderer = 'gpu' | 'core' | 'none';

/** `search` is the query of the page's address. */
export function chooseRenderer(search: string, hasWorkerCanvas: boolean): Renderer {
  if (new URLSearchParams(search).get('renderer') !== 'core') return 'gpu';
  return hasWorkerCanvas ? 'core' : 'none';
}

/** Whether a worker of this browser can draw onto a canvas of the page. */
export const hasWorkerCanvas = (): boolean =>
  typeof OffscreenCanvas === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
