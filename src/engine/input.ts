/**
 * Keys, joystick and pinch as numbers. Has no listeners, so that each rule can be tested without a page.
 * Constants are those of the specification (world, section 9).
 */
import type { Point } from './core/types.ts';

export const JOYSTICK_SIZE_PX = 120;
const JOYSTICK_DEAD_ZONE = 0.1;
export const JOYSTICK_THROTTLE_MS = 100;

const UP: Point = { x: 0, y: -1 };
const DOWN: Point = { x: 0, y: 1 };
const LEFT: Point = { x: -1, y: 0 };
const RIGHT: Point = { x: 1, y: 0 };

const WALK_KEYS: Readonly<Record<string, Point>> = {
  ArrowUp: UP,
  ArrowDown: DOWN,
  ArrowLeft: LEFT,
  ArrowRight: RIGHT,
  KeyW: UP,
  KeyS: DOWN,
  KeyA: LEFT,
  KeyD: RIGHT,
};

const ZOOM_KEYS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1 };

/** Elements that handle arrow keys or text themselves while focused. */
const KEY_OWNERS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="dialog"], [role="listbox"], [role="tablist"], [role="slider"], [role="radiogroup"]';

/**
 * The walking key of an event, or null: an arrow, or one of the keys at the places of W, A, S and D on the keyboard, whatever
 * letters they have there.
 */
export function walkKeyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  if (key in WALK_KEYS) return key;
  return code in WALK_KEYS ? code : null;
}

/** 1 for the keys that zoom in ('=' is '+' without Shift), -1 for the key that zooms out, otherwise 0. */
export const zoomDirectionOf = (key: string): 1 | -1 | 0 => ZOOM_KEYS[key] ?? 0;

/** Direction of the walking keys held, length 0 or 1; opposite keys cancel. */
export function directionOf(held: ReadonlySet<string>): Point {
  let x = 0;
  let y = 0;
  for (const key of held) {
    x += WALK_KEYS[key]?.x ?? 0;
    y += WALK_KEYS[key]?.y ?? 0;
  }
  const length = Math.hypot(x, y);
  return length === 0 ? { x: 0, y: 0 } : { x: x / length, y: y / length };
}

/** Whether the focus is on nothing, or on the town itself. */
export const isTownFocused = (element: Element | null): boolean =>
  element === null ||
  element === document.body ||
  element.tagName === 'MAIN' ||
  element.getAttribute('role') === 'application';

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
