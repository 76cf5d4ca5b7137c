/**
 * Watches a canvas for the loss of its WebGL context. A page that is not visible waits for the browser to restore it, which
 * Pixi handles; a visible one must be drawn by something else.
 */

/**
 * Calls `onLost` once, when the context is lost on a visible page; `isLost`: it is already. Returns a function that stops
 * watching.
 */
export function watchContext(canvas: HTMLCanvasElement, onLost: () => void, isLost = false): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const check = (): void => {
    if (!isLost || document.hidden) return;
    watch.abort();
    onLost();
  };
  canvas.addEventListener(
    'webglcontextlost',
    () => {
      isLost = true;
      check();
    },
    { signal },
  );
  canvas.addEventListener('webglcontextrestored', () => (isLost = false), { signal });
  document.addEventListener('visibilitychange', check, { signal });
  check();
  return () => watch.abort();
}
