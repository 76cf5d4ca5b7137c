/**
 * What the controls on the screen ask of the town: the joystick's direction and the zoom buttons. The screens set it, the
 * town listens; neither knows the other.
 */
export interface ControlListener {
  /** Direction of the joystick, length 0 to 1. */
  steered(x: number, y: number): void;
  /** Nearer by this much zoom, farther when negative. */
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
