/**
 * Maps input on the town to walking and zooming: arrow keys, the keys at the places of W, A, S and D, clicks and taps, wheel,
 * plus and minus, Enter in front of a door, and the controls on the screen. The focused element handles keys first; keys with a
 * character act only while the town has the focus.
 */
import { type Camera, toMap, ZOOM_KEY_STEP } from '../../engine/camera.ts';
import type { Point } from '../../engine/core/types.ts';
import {
  directionOf,
  isTownFocused,
  ownsKeys,
  pinchZoom,
  walkKeyOf,
  wheelZoom,
  zoomDirectionOf,
} from '../../engine/input.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { MOBILE_BREAKPOINT_PX } from '../../shared/rules/viewport.ts';
import { openGuestCard, provideGuestBoxes } from '../../state/people/guests.ts';
import { openWheel } from '../../state/people/gesture-requests.ts';
import { firstWalk } from '../../state/session/first-walk.ts';
import { settings } from '../../state/settings/settings.ts';
import { listenToControls } from '../../state/settings/controls.ts';
import type { GestureInput } from '../gestures/running-gestures.ts';
import type { DoorInput } from '../places/town-doors.ts';
import type { FigureEntry, FramePlan } from '../plan/frame-plan.ts';
import type { TownWorld } from '../world/town-world.ts';
import { type FigureBox, figureAt, figureBox } from './figure-hit.ts';

/** A touch that moved farther than this is not a tap. */
const TAP_SLOP_PX = 10;
/** A press on the own figure that lasts this long asks for the gesture wheel. */
const LONG_PRESS_MS = 500;

/** Called with the username of another player who was clicked, and the figure's box in CSS pixels of the window. */
export type AvatarListener = (username: string, box: FigureBox) => void;

export interface TownInput {
  /** The element over the canvas. */
  surface: HTMLElement;
  world: TownWorld;
  /** The last frame: clicks hit the figures where it shows them. */
  plan: FramePlan;
  doors: DoorInput;
  gestures: GestureInput;
  onAvatar: AvatarListener;
}

/** Listens until the returned function is called. Figures are hit before doors, and doors before the ground. */
export function listenToInput(input: TownInput): () => void {
  const { world, doors, gestures } = input;
  const closing = new AbortController();
  const { signal } = closing;
  listenToKeys(world, signal);
  listenToEnter(doors, gestures, signal);
  listenToPointers({ ...input, signal });
  listenToHover({ ...input, signal });
  const stopControls = listenToControls({
    steered: (x, y) => world.setDirection(x, y),
    zoomed: (by) => world.setZoom(world.zoom() + by),
  });
  const stopBoxes = provideGuestBoxes((id) => {
    const { figures, camera } = input.plan;
    const figure = figures.find(({ user, isOnScreen }) => isOnScreen && user.townsfolk === id);
    return figure === undefined ? null : boxInWindow(figure, camera, input.surface);
  });
  return () => {
    stopBoxes();
    closing.abort();
    stopControls();
  };
}

function listenToKeys(world: TownWorld, signal: AbortSignal): void {
  const held = new Set<string>();
  const steer = (): void => {
    const { x, y } = directionOf(held);
    world.setDirection(x, y);
  };
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (ownsKeys(document.activeElement)) return;
      if (isCharacter(event) && !(settings.hasLetterKeys && isTownFocused(document.activeElement))) return;
      const walkKey = walkKeyOf(event);
      const zoomDirection = zoomDirectionOf(event.key);
      if (walkKey !== null) {
        event.preventDefault();
        held.add(walkKey);
        steer();
      } else if (zoomDirection !== 0 && window.innerWidth >= MOBILE_BREAKPOINT_PX) {
        world.setZoom(world.zoom() + zoomDirection * ZOOM_KEY_STEP);
      }
    },
    { signal },
  );
  window.addEventListener(
    'keyup',
    (event) => {
      const walkKey = walkKeyOf(event);
      if (walkKey !== null && held.delete(walkKey)) steer();
    },
    { signal },
  );
  const release = (): void => {
    if (held.size === 0) return;
    held.clear();
    steer();
  };
  window.addEventListener('blur', release, { signal });
  // Typing stops the walk: the text field may receive the release of the key.
  window.addEventListener('focusin', () => ownsKeys(document.activeElement) && release(), { signal });
}

/** Keys with a character can be switched off, because speech input and slips of the hand press them. */
const isCharacter = ({ key }: KeyboardEvent): boolean => key.length === 1;

/** In front of a door Enter opens it, and beside a seat it sits down. It comes before the chat, which takes Enter everywhere else in the town. */
function listenToEnter(doors: DoorInput, gestures: GestureInput, signal: AbortSignal): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isTownFocused(document.activeElement)) return;
      doors.setTouch(false);
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (doors.chooseNear() || gestures.chooseNear()) event.preventDefault();
    },
    { signal, capture: true },
  );
}

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
  hasMoved: boolean;
}

interface PointerInput extends TownInput {
  signal: AbortSignal;
}

function listenToPointers({ surface, world, plan, doors, gestures, onAvatar, signal }: PointerInput): void {
  const fingers = new Map<number, Finger>();
  let cancelPress: Cancel = () => undefined;
  let pinch: { distance: number; zoom: number } | null = null;

  const spread = (): number => {
    const [first, second] = fingers.values();
    return first === undefined || second === undefined ? 0 : Math.hypot(first.x - second.x, first.y - second.y);
  };

  surface.addEventListener(
    'pointerdown',
    (event) => {
      doors.setTouch(event.pointerType === 'touch');
      if (event.button !== 0) return;
      surface.setPointerCapture(event.pointerId);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const { clientX: x, clientY: y } = event;
      const finger: Finger = { x, y, startX: x, startY: y, hasMoved: false };
      fingers.set(event.pointerId, finger);
      cancelPress();
      if (fingers.size === 1 && isOnSelf(plan, surface, finger)) {
        cancelPress = runtime.setTimeout(() => {
          if (finger.hasMoved || fingers.get(event.pointerId) !== finger) return;
          // The lift is no tap any more.
          finger.hasMoved = true;
          openWheel();
        }, LONG_PRESS_MS);
      }
      if (fingers.size === 2) {
        pinch = { distance: spread(), zoom: world.zoom() };
        for (const finger of fingers.values()) finger.hasMoved = true;
      }
    },
    { signal },
  );
  surface.addEventListener(
    'pointermove',
    (event) => {
      const finger = fingers.get(event.pointerId);
      if (finger === undefined) return;
      finger.x = event.clientX;
      finger.y = event.clientY;
      finger.hasMoved ||= Math.hypot(finger.x - finger.startX, finger.y - finger.startY) > TAP_SLOP_PX;
      if (pinch !== null && fingers.size === 2) world.setZoom(pinchZoom(pinch.zoom, pinch.distance, spread()));
    },
    { signal },
  );
  const lift = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    cancelPress();
    if (fingers.size < 2) pinch = null;
    if (finger === undefined || finger.hasMoved || event.type !== 'pointerup') return;
    const { left, top } = surface.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    const figure = figureAt(plan.figures, plan.camera, at, firstWalk.guide.hasOwnCard);
    if (figure === null) {
      const isPlate = isOnPlate(plan, at);
      const seat = isPlate ? null : gestures.seatAt(plan.camera, at);
      const door = isPlate ? doors.named() : doors.at(plan.camera, at);
      if (isPlate && door === null && gestures.chooseNear()) return;
      // Seats are in front of houses.
      if (seat !== null) gestures.choose(seat);
      else if (door !== null) doors.choose(door);
      else {
        const thing = doors.plateAt(plan.camera, at);
        if (thing === null) world.walkTo(toMap(plan.camera, at.x, at.y));
        else doors.name(thing);
      }
      return;
    }
    doors.forget();
    gestures.forget();
    const inWindow = boxInWindow(figure, plan.camera, surface);
    const { townsfolk, username } = figure.user;
    if (townsfolk === undefined) onAvatar(username, inWindow);
    else openGuestCard(townsfolk, inWindow);
  };
  surface.addEventListener('pointerup', lift, { signal });
  surface.addEventListener('pointercancel', lift, { signal });
  // The mouse events that a browser sends after a tap would move the focus, which closes what the tap opened.
  surface.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  });
  surface.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      world.setZoom(wheelZoom(world.zoom(), event.deltaY, event.deltaMode === WheelEvent.DOM_DELTA_LINE));
    },
    { signal, passive: false },
  );
}

function boxInWindow(figure: FigureEntry, camera: Camera, surface: HTMLElement): FigureBox {
  const { left, top } = surface.getBoundingClientRect();
  const { x, y, width, height } = figureBox(figure, camera);
  return { x: x + left, y: y + top, width, height };
}

/** Whether the own figure is there, which does not block the ground for taps. */
function isOnSelf({ figures, camera }: FramePlan, surface: HTMLElement, { x, y }: Point): boolean {
  const self = figures.find(({ isSelf }) => isSelf);
  if (self === undefined || !self.isOnScreen) return false;
  const { left, top } = surface.getBoundingClientRect();
  const box = figureBox(self, camera);
  const [dx, dy] = [x - left - box.x, y - top - box.y];
  return dx >= 0 && dx <= box.width && dy >= 0 && dy <= box.height;
}

/** On a phone the door itself can be outside of the window, and its plate is over the player. */
const isOnPlate = ({ plateBox }: FramePlan, { x, y }: Point): boolean =>
  plateBox.isShown && x >= plateBox.left && x <= plateBox.right && y >= plateBox.top && y <= plateBox.bottom;

/**
 * The cursor is a pointer where a click hits a figure or a door. A door under it is lit. Both are named in `data-door` and
 * `data-figure` for tests and tools, because nothing else in the document says where in the picture they are.
 */
function listenToHover({ surface, plan, doors, gestures, signal }: PointerInput): void {
  surface.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const { left, top } = surface.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const figure = figureAt(plan.figures, plan.camera, at, firstWalk.guide.hasOwnCard);
      const seat = figure !== null ? null : gestures.seatAt(plan.camera, at);
      const door = figure !== null || seat !== null ? null : doors.at(plan.camera, at);
      doors.point(door);
      const cursor = figure !== null || seat !== null || door !== null || isOnPlate(plan, at) ? 'pointer' : '';
      if (surface.style.cursor !== cursor) surface.style.cursor = cursor;
      name(surface, { door: door?.key ?? '', figure: figure?.user.username ?? '' });
    },
    { signal },
  );
  surface.addEventListener(
    'pointerleave',
    () => {
      doors.point(null);
      surface.style.cursor = '';
      name(surface, { door: '', figure: '' });
    },
    { signal },
  );
}

function name({ dataset }: HTMLElement, under: { door: string; figure: string }): void {
  for (const key of ['door', 'figure'] as const) if (dataset[key] !== under[key]) dataset[key] = under[key];
}
