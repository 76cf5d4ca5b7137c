/** The window's device pixels for each CSS pixel. They change when it moves to another screen, and when the page is zoomed. */

/** Calls `changed` after each change. Returns a function that stops it. */
export function watchPixelRatio(changed: () => void): () => void {
  const watch = new AbortController();
  const listen = (): void => {
    // A query is about one ratio, so that each change needs another one.
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = (): void => {
      listen();
      changed();
    };
    query.addEventListener('change', onChange, { once: true, signal: watch.signal });
  };
  listen();
  return () => watch.abort();
}
