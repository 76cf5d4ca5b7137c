/**
 * Turns what a player does on the town into walking and zooming: arrow keys, clicks and taps, wheel, plus and minus, and
 * the controls on the screen. Keys belong to whatever has the focus first.
 */
import { toMap, ZOOM_KEY_STEP } from '../../engine/camera.ts';
import { directionOf, isArrowKey, ownsKeys, pinchZoom, wheelZoom } from '../../engine/input.ts';
import { listenToControls } from '../../state/settings/controls.ts';
import { actorAt, type FigureBox, figureBox } from './figure-hit.ts';
import type { TownWorld } from '../town-world.ts';
import { MOBILE_BREAKPOINT_PX } from '../../shared/rules/viewport.ts';

/** A finger that moved farther than this did not tap. */
const TAP_SLOP_PX = 10;

/** Called with the name of somebody else who was clicked, and the figure's box in window pixels. */
export type AvatarListener = (username: string, box: FigureBox) => void;

/** Listens on `surface`, the element over the canvas, until the returned function is called. */
export function listenToInput(surface: HTMLElement, world: TownWorld, onAvatar: AvatarListener): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  listenToKeys(world, signal);
  listenToPointers(surface, world, onAvatar, signal);
  listenToHover(surface, world, signal);
  const stopControls = listenToControls({
    steered: (x, y) => world.setDirection(x, y),
    zoomed: (by) => world.setZoom(world.zoom() + by),
  });
  return () => {
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
      if (isArrowKey(event.key)) {
        event.preventDefault();
        held.add(event.key);
        steer();
      } else if ((event.key === '+' || event.key === '-') && window.innerWidth >= MOBILE_BREAKPOINT_PX) {
        world.setZoom(world.zoom() + (event.key === '+' ? ZOOM_KEY_STEP : -ZOOM_KEY_STEP));
      }
    },
    { signal },
  );
  window.addEventListener(
    'keyup',
    (event) => {
      if (held.delete(event.key)) steer();
    },
    { signal },
  );
  const release = (): void => {
    if (held.size === 0) return;
    held.clear();
    steer();
  };
  window.addEventListener('blur', release, { signal });
  // Beginning to type ends the walk: the key's release may never be heard.
  window.addEventListener('focusin', () => ownsKeys(document.activeElement) && release(), { signal });
}

interface Finger {
  x: number;
  y: number;
  startX: number;
  startY: number;
  hasMoved: boolean;
}

function listenToPointers(surface: HTMLElement, world: TownWorld, onAvatar: AvatarListener, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();
  let pinch: { distance: number; zoom: number } | null = null;

  const spread = (): number => {
    const [first, second] = fingers.values();
    return first === undefined || second === undefined ? 0 : Math.hypot(first.x - second.x, first.y - second.y);
  };

  surface.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      surface.setPointerCapture(event.pointerId);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const { clientX: x, clientY: y } = event;
      fingers.set(event.pointerId, { x, y, startX: x, startY: y, hasMoved: false });
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
    if (fingers.size < 2) pinch = null;
    if (finger === undefined || finger.hasMoved || event.type !== 'pointerup') return;
    const { left, top } = surface.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    const actor = actorAt(world.actors.all(), world.camera, at);
    if (actor === null) {
      void world.walkTo(toMap(world.camera, at.x, at.y));
      return;
    }
    const box = figureBox(actor, world.camera);
    onAvatar(actor.user.username, { ...box, x: box.x + left, y: box.y + top });
  };
  surface.addEventListener('pointerup', lift, { signal });
  surface.addEventListener('pointercancel', lift, { signal });
  surface.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      world.setZoom(wheelZoom(world.zoom(), event.deltaY, event.deltaMode === WheelEvent.DOM_DELTA_LINE));
    },
    { signal, passive: false },
  );
}

/** The cursor shows whom a click would reach. */
function listenToHover(surface: HTMLElement, world: TownWorld, signal: AbortSignal): void {
  surface.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const { left, top } = surface.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const isOver = actorAt(world.actors.all(), world.camera, at) !== null;
      const cursor = isOver ? 'pointer' : '';
      if (surface.style.cursor !== cursor) surface.style.cursor = cursor;
    },
    { signal },
  );
}
