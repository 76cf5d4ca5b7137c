/**
 * Input of the on-screen controls: the joystick's direction and the zoom buttons. The controls write it and the town reads
 * it, without importing each other.
 */
export interface ControlListener {
  /** Direction of the joystick, length 0 to 1. */
  steered(x: number, y: number): void;
  /** Change of the zoom: positive zooms in. */
  zoomed(by: number): void;
}

const listeners = new Set<ControlListener>();

export function listenToControls(listener: ControlListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function steer(x: number, y: number): void {
  for (const listener of listeners) listener.steered(x, y);
}

export function zoomBy(by: number): void {
  for (const listener of listeners) listener.zoomed(by);
}
