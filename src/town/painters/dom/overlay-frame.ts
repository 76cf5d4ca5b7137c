/**
 * Keeps name tags and bubbles over the heads. They are DOM: sharp at any zoom, selectable by tests, read by screen
 * readers. One transform moves all of them with the camera; each has its own only for where its player stands.
 */
import type { Actor } from '../../state/actors.ts';
import { arrangeBubbles, type BubbleBox, NAME_HEIGHT_PX } from '../../plan/bubble-layout.ts';
import { CHIN_BELOW_HEAD_PX, HEAD_ABOVE_SOLES_PX } from '../../plan/gait.ts';
import type { TownWorld } from '../../town-world.ts';

/** Bubbles keep this far from the window's edges. */
const EDGE_PX = 8;

export interface OverlayNodes {
  /** Moves with the camera. */
  root(): HTMLElement | null;
  setRoot(root: HTMLElement | null): void;
}

export function createOverlayNodes(): OverlayNodes {
  let current: HTMLElement | null = null;
  return {
    root: () => current,
    setRoot(root) {
      current = root;
    },
  };
}

/** What a tag was last given, so that unchanged styles are not written again. */
const written = new WeakMap<HTMLElement, string>();

export function moveOverlay(nodes: OverlayNodes, world: TownWorld): void {
  const root = nodes.root();
  if (root === null) return;
  const { camera, aim, actors } = world;
  const originX = Math.round(-camera.x * camera.zoom);
  const originY = Math.round(-camera.y * camera.zoom);
  write(root, `translate3d(${originX}px, ${originY}px, 0)`);
  const speaking: { actor: Actor; box: BubbleBox }[] = [];
  for (const actor of actors.all()) {
    const { tag } = actor;
    if (tag === null) continue;
    if (tag.hidden === actor.isOnScreen) tag.hidden = !actor.isOnScreen;
    if (!actor.isOnScreen) continue;
    const { x, y } = actor.shown;
    const tall = actor.user.customization.height;
    const headMapY = y - HEAD_ABOVE_SOLES_PX * tall;
    const headX = Math.round(x * camera.zoom);
    const headY = Math.round(headMapY * camera.zoom);
    write(tag, `translate(${headX}px, ${headY}px)`);
    const depth = String(Math.round(y));
    if (tag.style.zIndex !== depth) tag.style.zIndex = depth;
    if (actor.bubbles === null || actor.bubbleWidthPx === 0) continue;
    speaking.push({
      actor,
      box: {
        x: headX + originX,
        y: headY + originY - NAME_HEIGHT_PX,
        width: actor.bubbleWidthPx,
        height: actor.bubbleHeightPx,
        restingY: (headMapY - aim.y) * aim.zoom - NAME_HEIGHT_PX,
        chinPx: NAME_HEIGHT_PX + CHIN_BELOW_HEAD_PX * tall * camera.zoom,
      },
    });
  }
  if (speaking.length > 0) placeBubbles(speaking, world);
}

function placeBubbles(speaking: readonly { actor: Actor; box: BubbleBox }[], world: TownWorld): void {
  const { widthPx, heightPx, insets } = world.viewport();
  const area = { left: EDGE_PX, top: insets.top, right: widthPx - EDGE_PX, bottom: heightPx - insets.bottom };
  const shifts = arrangeBubbles(
    speaking.map(({ box }) => box),
    area,
  );
  for (const [index, { actor }] of speaking.entries()) {
    const shift = shifts[index];
    if (actor.bubbles === null || shift === undefined) continue;
    write(actor.bubbles, `translate(calc(-50% + ${Math.round(shift.dx)}px), ${Math.round(shift.dy)}px)`);
    actor.bubbles.style.setProperty('--tail-x', `${Math.round(-shift.dx)}px`);
    actor.bubbles.toggleAttribute('data-beneath', shift.isBeneath);
  }
}

function write(element: HTMLElement, transform: string): void {
  if (written.get(element) === transform) return;
  written.set(element, transform);
  element.style.transform = transform;
}
