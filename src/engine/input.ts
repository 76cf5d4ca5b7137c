/**
 * Keys, joystick and pinch as numbers. Has no listeners, so that each rule can be tested without a page.
 * Constants are those of the specification (world, section 9).
 */
import type { Point } from './core/types.ts';

export const JOYSTICK_SIZE_PX = 120;
const JOYSTICK_DEAD_ZONE = 0.1;
export const JOYSTICK_THROTTLE_MS = 100;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Elements that handle arrow keys or text themselves while focused. */
const KEY_OWNERS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="dialog"], [role="listbox"], [role="tablist"], [role="slider"], [role="radiogroup"]';

export const isArrowKey = (key: string): boolean => key in ARROWS;

/** Direction of the arrow keys held, length 0 or 1; opposite keys cancel. */
export function directionOf(held: ReadonlySet<string>): Point {
  let x = 0;
  let y = 0;
  for (const key of held) {
    x += ARROWS[key]?.x ?? 0;
    y += ARROWS[key]?.y ?? 0;
  }
  const length = Math.hypot(x, y);
  return length === 0 ? { x: 0, y: 0 } : { x: x / length, y: y / length };
}

/** Whether a key press with this element focused is for the element and not for the town. */
export const ownsKeys = (element: Element | null): boolean => element?.closest(KEY_OWNERS) != null;

/**
 * The joystick's direction for a finger (`dx`, `dy`) pixels from its middle: length 0 inside the dead zone, 1 at the rim
 * and beyond.
 */
export function joystickDirection(dx: number, dy: number): Point {
  const radius = JOYSTICK_SIZE_PX / 2;
  const length = Math.hypot(dx, dy) / radius;
  if (length < JOYSTICK_DEAD_ZONE) return { x: 0, y: 0 };
  const scale = 1 / (radius * Math.max(1, length));
  return { x: dx * scale, y: dy * scale };
}

/** Zoom of a pinch that started with `startDistance` pixels at `startZoom` and now has `distance`. */
export const pinchZoom = (startZoom: number, startDistance: number, distance: number): number =>
  startDistance > 0 ? startZoom * (distance / startDistance) : startZoom;

/** Zoom after a wheel event of `deltaY` CSS pixels (up zooms in), or lines with `isLineMode`. */
export const wheelZoom = (zoom: number, deltaY: number, isLineMode: boolean): number =>
  zoom * Math.exp(-Math.max(-120, Math.min(120, isLineMode ? deltaY * 32 : deltaY)) * 0.0016);
