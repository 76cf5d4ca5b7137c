/** Pointer input of a model: one pointer rotates, two zoom, and the wheel zooms with Ctrl or Cmd, so that pages still scroll. */

export interface PointerHandlers {
  /** In radians. */
  turn(across: number, down: number): void;
  zoomBy(factor: number): void;
}

const RAD_PER_PX = 0.01;
const ZOOM_PER_PX = 0.002;

/** Returns the cleanup function. */
export function followPointers(element: HTMLElement, handlers: PointerHandlers): () => void {
  const held = new Map<number, { x: number; y: number }>();
  const stop = new AbortController();
  const { signal } = stop;
  const distance = (): number => {
    const [one, other] = [...held.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      element.setPointerCapture(event.pointerId);
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const last = held.get(event.pointerId);
      if (last === undefined) return;
      const before = distance();
      if (held.size === 1) {
        handlers.turn((event.clientX - last.x) * RAD_PER_PX, (event.clientY - last.y) * RAD_PER_PX);
      }
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (held.size === 2 && before > 0) handlers.zoomBy(distance() / before);
    },
    { signal },
  );
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    element.addEventListener(name, (event) => held.delete(event.pointerId), { signal });
  }
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      handlers.zoomBy(Math.exp(-event.deltaY * ZOOM_PER_PX));
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}
